import type { Meta, StoryObj } from '@storybook/react-vite';
import { Staged, revisionOf } from '../../.storybook/stages/ScreenStage';
import { withStage } from '../../.storybook/stages/stage-of';
import { pictureNames } from '../definitions/picture-names';
import type { Node } from '../definitions/nodes';

const onPress = { notify: 'Pressed.' };
const bodies: Record<string, () => Node[]> = {
  Pictures: () => [
    ...pictureNames.map((name): Node => ({ id: name, tile: name, icon: name, onPress })),
    { id: 'none', tile: 'No such picture', icon: 'none', onPress },
  ],
  Captions: () => [
    { id: 'short', tile: 'A name', icon: 'run', caption: 'Last seen November 20, 2026', onPress },
    {
      id: 'long',
      tile: 'A name so long that it has no room on one line of a tile',
      icon: 'walk',
      caption: 'And a caption that needs two lines as well',
      onPress,
    },
    { id: 'without', tile: 'Without a caption', icon: 'bike', onPress },
  ],
};

/** Cards to press, with a picture that data names. */
const TileStage = ({ kind }: { kind: string }) => (
  <Staged
    revision={withStage(revisionOf('base'), `tiles ${kind}`, () => [
      { id: 'tiles', columns: bodies[kind]?.() ?? [], gap: 'small', atLeast: 240, keepWidth: true },
    ])}
    screen="stage"
  />
);

const meta = { title: 'nodes/tiles', component: TileStage, args: { kind: 'Pictures' } } satisfies Meta<typeof TileStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pictures: Story = {};
export const Captions: Story = { args: { kind: 'Captions' } };

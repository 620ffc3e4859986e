import type { Meta, StoryObj } from '@storybook/react-vite';
import { revisionIn } from '../../.storybook/languages';
import { Staged } from '../../.storybook/stages/ScreenStage';
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
  Values: () => [
    {
      id: 'line',
      tile: 'A value and how it went',
      icon: 'run',
      value: '9,502 steps',
      trend: { values: { $: '[7200, 8100, 6400, 9900, 9502]' }, text: 'Between 6,400 and 9,900 steps.' },
      caption: 'Last seen November 20, 2026',
      onPress,
    },
    { id: 'value', tile: 'A value alone', icon: 'walk', value: 'A value in words that takes more than one line', caption: 'Last seen today', onPress },
    { id: 'none', tile: 'Nothing yet', icon: 'bike', value: '', trend: { values: { $: '[]' }, text: 'Nothing.' }, caption: 'No entries yet', onPress },
  ],
};

/** Cards to press, with a picture that data names. */
const TileStage = ({ kind, language = 'en' }: { kind: string; language?: string }) => (
  <Staged
    revision={withStage(revisionIn('base', language), `tiles ${kind}`, () => [
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
export const Values: Story = { args: { kind: 'Values' } };

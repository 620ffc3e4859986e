import type { Meta, StoryObj } from '@storybook/react-vite';
import { revisionIn } from '../../.storybook/languages';
import { Staged } from '../../.storybook/stages/ScreenStage';
import { withStage } from '../../.storybook/stages/stage-of';
import type { Node } from '../definitions/nodes';
import type { Panel } from '../definitions/nodes/panel';

const words = 'A paragraph of what people read here, long enough to fill more than a line of a narrow window.';
const panel = (id: string, label: string, more: Partial<Panel> = {}): Panel => ({ id, label, show: [{ id: `${id}-words`, text: words }], ...more });
const closed = { enabledWhen: { $: 'false' } };

const bodies: Record<string, Node[]> = {
  Tabs: [
    {
      id: 'tabs',
      label: 'Parts',
      tabs: [panel('first', 'Entry'), panel('second', 'Submissions'), { ...panel('third', 'Closed', closed), disabledText: 'There is nothing here yet.' }],
    },
  ],
  Accordion: [
    { id: 'accordion', many: true, open: ['first'], accordion: [panel('first', 'Monday'), panel('second', 'Tuesday'), panel('third', 'Closed', closed)] },
  ],
  SideBar: [{ id: 'side', label: 'Tools', open: true, sideBar: [{ id: 'in', text: words }], beside: [{ id: 'main', text: words }] }],
};

/** Parts of a screen that show some of their parts at a time. */
const PanelStage = ({ kind, language = 'en' }: { kind: string; language?: string }) => (
  <Staged revision={withStage(revisionIn('base', language), `panels ${kind}`, () => bodies[kind] ?? [])} screen="stage" />
);

const meta = { title: 'nodes/panels', component: PanelStage, args: { kind: 'Tabs' } } satisfies Meta<typeof PanelStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tabs: Story = {};
export const Accordion: Story = { args: { kind: 'Accordion' } };
export const SideBar: Story = { args: { kind: 'SideBar' } };

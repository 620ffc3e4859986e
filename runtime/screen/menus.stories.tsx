import type { Meta, StoryObj } from '@storybook/react-vite';
import { revisionIn } from '../../.storybook/languages';
import { Staged } from '../../.storybook/stages/ScreenStage';
import { withStage } from '../../.storybook/stages/stage-of';
import type { Node } from '../definitions/nodes';

const opener = { text: 'Devices', icon: 'devices', badge: { $: '3' } };
const items: Node[] = [{ id: 'words', text: 'What the menu holds' }];

const bodies: Record<string, Node[]> = {
  Tabs: [{ id: 'tabs', menu: 'health', label: 'Health', look: 'tabs' }],
  Bar: [{ id: 'bar', menu: 'main', label: 'Main', look: 'bar', more: 'More' }],
  List: [{ id: 'list', menu: 'health', label: 'Health', look: 'list' }],
  Drop: [{ id: 'drop', menu: 'health', label: 'Health', look: 'drop', opener: { text: 'Health', icon: 'heart' } }],
  Opener: [{ id: 'opener', opener, popover: items }],
  OpenerWithoutText: [{ id: 'opener', opener: { ...opener, hideText: true }, popover: items }],
};

/** Menus of the navigation in each look, and what opens one: with its text, and with its picture alone. */
const MenuStage = ({ kind, language = 'en' }: { kind: string; language?: string }) => (
  <Staged revision={withStage(revisionIn('base', language), `menus ${kind}`, () => bodies[kind] ?? [])} screen="stage" />
);

const meta = { title: 'nodes/menus', component: MenuStage, args: { kind: 'Tabs' } } satisfies Meta<typeof MenuStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tabs: Story = {};
export const TabsInSpanish: Story = { args: { language: 'es-419' } };
export const Bar: Story = { args: { kind: 'Bar' } };
export const List: Story = { args: { kind: 'List' } };
export const Drop: Story = { args: { kind: 'Drop' } };
export const Opener: Story = { args: { kind: 'Opener' } };
export const OpenerWithoutText: Story = { args: { kind: 'OpenerWithoutText' } };

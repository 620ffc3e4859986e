import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '../../.storybook/surroundings';
import { WidgetMatrix } from '../../.storybook/WidgetMatrix';

const meta = { title: 'widgets/calendar', component: WidgetMatrix, args: { widget: 'calendar' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = {
  date: '2026-11-10',
  timeZone: 'America/Chicago',
  kinds: [
    { value: 'meeting', text: 'Meetings', tone: 'blue' },
    { value: 'task', text: 'Tasks', tone: 'green' },
    { value: 'own', text: 'Own time', tone: 'orange' },
  ],
};
const value = [
  { id: '1', title: 'Team breakfast', start: '2026-11-10T14:00:00Z', end: '2026-11-10T15:00:00Z', kind: 'meeting', marked: true },
  { id: '2', title: 'Inventory', start: '2026-11-09', end: '2026-11-11', kind: 'task' },
  { id: '3', title: 'Dentist', start: '2026-11-12T20:30:00Z', end: '2026-11-12T21:15:00Z', kind: 'own', marked: true },
  { id: '4', title: 'Review', start: '2026-11-12T20:00:00Z', end: '2026-11-12T21:00:00Z', kind: 'meeting' },
];

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
export const Week: Story = { args: { options: { ...options, view: 'week' }, value } };
export const List: Story = { args: { options: { ...options, view: 'list' }, value } };
export const NothingInTheList: Story = { args: { options: { ...options, view: 'list', emptyText: 'Nothing is planned in November.' }, value: [] } };
export const OneKindLeftOut: Story = { args: { options: { ...options, hidden: ['meeting'] }, value } };
export const Movable: Story = { args: { options: { ...options, view: 'week', canMove: true, canSelect: true }, value } };

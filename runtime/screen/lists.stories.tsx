import type { Meta, StoryObj } from '@storybook/react-vite';
import { revisionIn } from '../../.storybook/languages';
import { Staged } from '../../.storybook/stages/ScreenStage';
import { withStage } from '../../.storybook/stages/stage-of';
import type { Node } from '../definitions/nodes';

const weeks = "[{'Name': 'This week', 'Days': ['Monday', 'Tuesday']}, {'Name': 'Next week', 'Days': ['Wednesday']}]";

const bodies: Record<string, Node[]> = {
  Nested: [
    {
      id: 'plan',
      let: { weeks: { $: weeks }, first: { $: 'weeks[0].Name' } },
      stack: [
        { id: 'starts', text: { text: 'It begins {week}.', values: { week: { $: 'lower(first)' } } } },
        {
          id: 'weeks',
          each: { $: 'weeks' },
          as: 'week',
          key: { $: 'week.Name' },
          show: [
            {
              id: 'days',
              each: { $: 'week.Days' },
              as: 'day',
              key: { $: 'day' },
              show: [{ id: 'day', text: { text: '{day}, {week}', values: { day: { $: 'day' }, week: { $: 'lower(week.Name)' } } } }],
            },
          ],
        },
      ],
    },
  ],
  Panels: [
    {
      id: 'week-parts',
      from: { $: weeks },
      as: 'week',
      key: { $: 'week.Name' },
      accordion: [
        {
          id: 'week-part',
          label: { text: '{week}: {n} days', values: { week: { $: 'week.Name' }, n: { $: 'count(week.Days)' } } },
          show: [
            {
              id: 'week-days',
              label: 'Days',
              from: { $: 'week.Days' },
              key: { $: 'item' },
              tabs: [
                {
                  id: 'week-day',
                  label: { $: 'item' },
                  show: [{ id: 'about', text: { text: '{day} of {week}.', values: { day: { $: 'item' }, week: { $: 'lower(week.Name)' } } } }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  Cards: [
    {
      id: 'cards',
      atLeast: 260,
      gap: 'small',
      columns: [
        {
          id: 'weeks',
          each: { $: `${weeks} + [{'Name': 'A week with a name that is too long for one line', 'Days': []}]` },
          as: 'week',
          key: { $: 'week.Name' },
          show: [
            {
              id: 'week',
              title: { $: 'week.Name' },
              picture: 'walk',
              badge: { $: "count(week.Days) > 1 ? 'New' : null" },
              card: [
                {
                  id: 'days',
                  text: {
                    choose: [
                      { when: { $: 'count(week.Days) == 0' }, text: 'No days yet.' },
                      { text: '{days}', values: { days: { $: 'week.Days' } } },
                    ],
                  },
                },
              ],
              footer: [
                { id: 'join', button: 'Join', onPress: { notify: 'Joined.' } },
                { id: 'points', as: 'caption', text: '100 points', hint: 'They count once you have finished the week.' },
              ],
              onPress: { notify: 'Pressed.' },
            },
          ],
        },
      ],
    },
  ],
  More: [
    {
      id: 'rows',
      each: { $: weeks },
      as: 'week',
      key: { $: 'week.Name' },
      more: { when: { $: 'true' }, do: { notify: 'There is no more.' } },
      show: [{ id: 'row', text: { $: 'week.Name' } }],
    },
  ],
};

/** Parts that stand once for each element of a list. */
const ListStage = ({ kind, language = 'en' }: { kind: string; language?: string }) => (
  <Staged revision={withStage(revisionIn('base', language), `lists ${kind}`, () => bodies[kind] ?? [])} screen="stage" />
);

const meta = { title: 'nodes/lists', component: ListStage, args: { kind: 'Nested' } } satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nested: Story = {};
export const Cards: Story = { args: { kind: 'Cards' } };
export const More: Story = { args: { kind: 'More' } };
export const Panels: Story = { args: { kind: 'Panels' } };

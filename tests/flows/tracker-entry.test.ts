import { describe, expect, test } from 'vitest';
import { variants, trackerWalks } from './tracker-walks';
import { testWalk } from './test-walk';
import { flows, walkThrough } from './walk';

const flow = flows.find(({ id }) => id === 'tracker-entry');

/** Walks that show one thing. */
const walks = [
  ['C-tracker-198 whoever acts for somebody else as a coach, or in the view of a participant, is a coach', 'coach'],
  ['C-tracker-136 C-tracker-229 a tracker that cannot be loaded closes the dialog', 'unloaded'],
  ['C-tracker-137 C-tracker-230 a list that cannot be loaded closes the dialog', 'unlisted'],
  ['C-tracker-06 C-tracker-127 C-tracker-129 one of several trackers is chosen', 'chosen'],
  ['C-tracker-101 C-tracker-126 trackers that are given are offered at once', 'offered'],
  ['one tracker of a list of one needs no choice', 'single'],
  ['C-tracker-151 the entry that is asked for is opened', 'asked for'],
  ['an entry that there is not is a new one', 'missing'],
  ['C-tracker-152 an entry that cannot be changed is a new one', 'not editable'],
  ['C-tracker-147 after an entry that cannot be changed comes that of the next day', 'next day'],
  ['C-tracker-149 without one entry a day, cancelling begins a new one', 'cancelled'],
] as const;
/** Walks whose steps each show something. */
const journeys = {
  made: 'entries are made',
  failing: 'calls fail',
  kept: 'an entry is kept on the device',
  'other day': 'another day is chosen',
  progress: 'a program goes on',
};

describe.each(Object.entries(variants))('C-tracker-207 by %s', (_name, one) => {
  const all = trackerWalks(one);

  test.each(walks)('%s', async (_title, name) => {
    const walk = all[name];
    if (flow === undefined || walk === undefined) throw new Error(`There is no walk "${name}".`);
    await walkThrough(flow, walk);
  });

  for (const [name, title] of Object.entries(journeys)) testWalk(title, flow, all[name] ?? { steps: [] });

  test('every walk is named here', () => {
    expect(Object.keys(all).toSorted()).toEqual([...walks.map(([, name]) => name), ...Object.keys(journeys)].toSorted());
  });
});

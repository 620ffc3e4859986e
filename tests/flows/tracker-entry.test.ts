import { describe, expect, test } from 'vitest';
import { interfaces, trackerWalks } from './tracker-walks';
import { flows, walkThrough } from './walk';

const flow = flows.find(({ id }) => id === 'tracker-entry');

const walks = [
  ['C-tracker-136 C-tracker-229 a tracker that cannot be loaded closes the dialog', 'made'],
  ['C-tracker-137 C-tracker-230 a list that cannot be loaded closes the dialog', 'failing'],
  ['C-tracker-06 C-tracker-127 C-tracker-129 one of several trackers is chosen', 'unloaded'],
  ['C-tracker-101 C-tracker-126 trackers that are given are offered at once', 'unlisted'],
  ['one tracker of a list of one needs no choice', 'chosen'],
  ['C-tracker-151 the entry that is asked for is opened', 'offered'],
  ['an entry that there is not is a new one', 'single'],
  ['C-tracker-152 an entry that cannot be changed is a new one', 'asked for'],
  ['C-tracker-147 after an entry that cannot be changed comes that of the next day', 'missing'],
  ['C-tracker-149 without one entry a day, cancelling begins a new one', 'not editable'],
  ['C-tracker-157 C-tracker-158 C-tracker-159 C-tracker-224 the program is asked for anew after a change, but not for a coach', 'other day'],
] as const;

describe.each(Object.entries(interfaces))('C-tracker-207 by %s', (_name, one) => {
  const all = trackerWalks(one);

  test.each(walks)('%s', async (_title, name) => {
    const walk = all[name];
    if (flow === undefined || walk === undefined) throw new Error(`There is no walk "${name}".`);
    await walkThrough(flow, walk);
  });

  test('every walk is named here', () => {
    expect(Object.keys(all)).toEqual(walks.map(([, name]) => name));
  });
});

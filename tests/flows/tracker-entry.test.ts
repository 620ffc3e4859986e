import { describe, expect, test } from 'vitest';
import { variants, trackerWalks } from './tracker-walks';
import { flows, walkThrough } from './walk';

const flow = flows.find(({ id }) => id === 'tracker-entry');

const walks = [
  ['C-tracker-198 whoever acts for somebody else as a coach, or in the view of a participant, is a coach', 'coach'],
  [
    'C-tracker-05 C-tracker-07 C-tracker-08 C-tracker-128 C-tracker-130 C-tracker-131 C-tracker-132 C-tracker-134 C-tracker-138 C-tracker-139 C-tracker-149 C-tracker-122 C-tracker-123 C-tracker-124 C-tracker-125 an entry is made, changed and taken away, each followed by a new one',
    'made',
  ],
  [
    'C-tracker-133 C-tracker-135 C-tracker-226 C-tracker-227 C-tracker-228 C-tracker-231 what could not be saved or taken away stays in the form, with the message of its interface',
    'failing',
  ],
  ['C-tracker-136 C-tracker-229 a tracker that cannot be loaded closes the dialog', 'unloaded'],
  ['C-tracker-137 C-tracker-230 a list that cannot be loaded closes the dialog', 'unlisted'],
  ['C-tracker-06 C-tracker-127 C-tracker-129 one of several trackers is chosen', 'chosen'],
  ['C-tracker-101 C-tracker-126 trackers that are given are offered at once', 'offered'],
  ['one tracker of a list of one needs no choice', 'single'],
  ['C-tracker-151 the entry that is asked for is opened', 'asked for'],
  ['an entry that there is not is a new one', 'missing'],
  ['C-tracker-152 an entry that cannot be changed is a new one', 'not editable'],
  [
    'C-tracker-146 C-tracker-148 C-tracker-150 C-tracker-154 with one entry a day, another day opens its entry; a cancelled one is opened again, or the next day',
    'other day',
  ],
  ['C-tracker-147 after an entry that cannot be changed comes that of the next day', 'next day'],
  ['C-tracker-149 without one entry a day, cancelling begins a new one', 'cancelled'],
  ['C-tracker-157 C-tracker-158 C-tracker-159 C-tracker-224 the program is asked for anew after a change, but not for a coach', 'progress'],
] as const;

describe.each(Object.entries(variants))('C-tracker-207 by %s', (_name, one) => {
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

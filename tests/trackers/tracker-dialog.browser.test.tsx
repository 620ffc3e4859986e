import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TrackerField, TrackerSetup } from '../../schemas/generated/records';
import { testSteps } from '../support/journey';
import { button, cells, dialog, formShown, open, shows, sound, tracker, weight } from './open-dialog';

afterEach(() => page.viewport(900, 900));

describe('the frame', () => {
  testSteps('at the beginning', [
    [
      ['C-tracker-14 the dialog has picture and name'],
      async () => {
        await open({ entries: [weight('2026-11-20')] });
        await formShown();
        await expect.element(dialog.getByRole('heading', { name: 'Weight' })).toBeVisible();
        await expect.poll(() => document.querySelector('.MuiDialogTitle-root svg')).not.toBeNull();
      },
    ],
    [
      ['C-tracker-18 C-tracker-20 the dialog has the tabs Track, Data and Graphs'],
      () =>
        expect
          .poll(() =>
            dialog
              .getByRole('tab')
              .elements()
              .map(({ textContent }) => textContent),
          )
          .toEqual(['Track', 'Data', 'Graphs']),
    ],
    [['C-tracker-61 the dialog has a Close button'], () => expect.element(button('Close')).toBeVisible()],
    [['it is sound'], sound],
  ]);

  test('C-tracker-12 no field takes the focus when it opens', async () => {
    await open();
    await formShown();
    expect(document.activeElement?.closest('.field')).toBeNull();
    expect(document.querySelector('.MuiDialog-root')?.contains(document.activeElement)).toBe(true);
  });

  test('C-tracker-13 the backdrop closes it with false, Close with what became of the entries', async () => {
    await open();
    await formShown();
    await userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement, { position: { x: 5, y: 5 } });
    await expect.element(page.getByText('Told: false')).toBeVisible();
    await page.getByRole('button', { name: 'Go' }).click();
    await formShown();
    await button('Close').click();
    await expect.element(page.getByText('Told: 0')).toBeVisible();
  });

  test.each([
    ['Weight', true],
    ['Blood Pressure', true],
    ['Sleep', false],
    ['Steps', false],
  ])('C-tracker-16 C-tracker-17 the dialog of %s warns that the results of the assessment stay: %s', async (name, warns) => {
    await open({ setup: tracker(name) });
    await formShown();
    const warning = dialog.getByText('Updating biometric tracker data will not impact your HRA Results page, at this time.');
    expect(warning.elements().length > 0).toBe(warns);
  });
});

describe('the tabs', () => {
  const graphs = () => dialog.getByRole('tab', { name: 'Graphs' });
  const charted = { FieldName: 'Weight', FieldNameDisplay: 'Weight', FieldType: 'Number', FieldChartType: 'Line' } as TrackerField;
  const typed = (TrackerType: TrackerSetup['TrackerType']) => ({ ...tracker('Weight'), TrackerType });

  test.each([
    ['C-tracker-21 of yes or no', typed('YesNo'), [weight('2026-11-20')], true],
    ['C-tracker-22 of several choices', typed('MultipleChoice'), [weight('2026-11-20')], true],
    ['C-tracker-23 of no field that is drawn', { ...tracker('Weight'), TrackerFields: [{ ...charted, FieldChartType: null }] }, [weight('2026-11-20')], true],
    ['C-tracker-24 of no entries', tracker('Weight'), [], true],
    ['of anything else', tracker('Weight'), [weight('2026-11-20')], false],
  ])('%s, is Graphs disabled: nothing can be drawn', async (_title, setup, entries, isDisabled) => {
    await open({ setup, entries });
    await formShown();
    await expect.poll(() => graphs().element().matches(':disabled, [aria-disabled=true]')).toBe(isDisabled);
  });

  test('what cannot be drawn says why', async () => {
    await open({ setup: typed('YesNo'), entries: [weight('2026-11-20')] });
    await formShown();
    await expect.element(graphs()).toHaveAttribute('aria-description', 'This tracker has no graphs.');
  });

  test('C-tracker-19 C-tracker-205 C-tracker-206 to view only, the list stands alone on Data and offers nothing', async () => {
    await open({ input: { trackerId: 103, viewOnly: true }, entries: [weight('2026-11-20')] });
    await expect.poll(() => cells().length, { timeout: 30_000 }).toBe(2);
    expect(
      dialog
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Data', 'Graphs']);
    expect(dialog.getByRole('button', { name: /Save|Cancel|Edit|Delete/ }).elements()).toEqual([]);
    expect(cells()[0]).toEqual(['Date', 'Weight (lb)', 'Notes', 'Source']);
    expect(document.querySelector('.MuiDialog-paper form')).toBeNull();
  });
});

describe('choosing a tracker', () => {
  const item = (
    TrackerId: number,
    TrackerName: string,
    TrackerType: string | undefined,
    IsActiveChallengeTracker = false,
    LastEntryDate: string | null = '2026-11-01',
  ) => ({
    TrackerId,
    TrackerName,
    TrackerIcon: 'run',
    ...(TrackerType && { TrackerType }),
    IsActiveChallengeTracker,
    LastEntryDate,
  });
  const list = [
    item(1, 'mood', 'MultipleChoice'),
    item(2, 'Steps', 'Count'),
    item(3, 'No smoking', 'YesNo'),
    item(4, 'Walking', 'Fitness', true, null),
    item(5, 'running', 'Fitness'),
    item(6, 'Cycling', 'Fitness'),
    item(103, 'Weight', undefined),
    item(8, 'Unused', 'Fitness', false, null),
  ];
  const texts = (selector: string) => [...document.querySelectorAll(`.MuiDialog-paper ${selector}`)].map(({ textContent }) => textContent);

  testSteps('from the list', [
    [
      ['C-tracker-15 the title is Select Tracker'],
      async () => {
        await open({ input: {}, list });
        await expect.element(dialog.getByRole('heading', { name: 'Select Tracker' })).toBeVisible();
      },
    ],
    [
      ['C-tracker-25 C-tracker-26 the current trackers stand by type, in the order of the types'],
      async () => {
        await shows('Current Trackers');
        expect(texts('h3, h4').filter((text) => text !== 'Current Trackers' && text !== 'Additional Trackers')).toEqual([
          'Fitness',
          'Measurements',
          'Yes or no',
          'Counts',
          'Multiple choice',
        ]);
      },
    ],
    [
      ['C-tracker-27 the trackers of a type stand by name'],
      () => expect.poll(() => texts('.tile')).toEqual(['Cycling', 'running', 'Walking', 'Weight', 'No smoking', 'Steps', 'mood']),
    ],
    [['C-tracker-31 each tracker has a picture and its name'], () => expect.poll(() => document.querySelectorAll('.MuiDialog-paper .tile svg').length).toBe(7)],
    [
      ['C-tracker-28 C-tracker-29 C-tracker-30 the other trackers stand behind a heading'],
      async () => {
        await button('Additional Trackers').click();
        await expect.poll(() => texts('.tile').at(-1)).toBe('Unused');
      },
    ],
    [['it is sound'], sound],
    [
      ['one that is pressed opens'],
      async () => {
        await button('Weight').click();
        await formShown();
        await expect.element(dialog.getByRole('heading', { name: 'Weight' })).toBeVisible();
      },
    ],
  ]);

  test('C-tracker-30 opened from a challenge, all are current', async () => {
    await open({ input: { challengeStart: '2026-11-01T12:00:00Z' }, list });
    await shows('Current Trackers');
    await expect.poll(() => texts('.tile')).toContain('Unused');
    expect(dialog.getByText('Additional Trackers').elements()).toEqual([]);
  });

  test('without any, it says so', async () => {
    await open({ input: {}, list: [] });
    await shows('There are no trackers yet.');
  });
});

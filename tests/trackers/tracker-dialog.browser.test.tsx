import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TrackerField, TrackerSetup } from '../../schemas/generated/records';
import { button, cells, dialog, formShown, open, shows, sound, tracker, weight } from './open-dialog';

afterEach(() => page.viewport(900, 900));

describe('the frame', () => {
  test('C-tracker-14 C-tracker-18 C-tracker-20 C-tracker-61 has picture, name, tabs and a Close button, and is sound', async () => {
    await open({ entries: [weight('2026-11-20')] });
    await formShown();
    await expect.element(dialog.getByRole('heading', { name: 'Weight' })).toBeVisible();
    await expect.poll(() => document.querySelector('.MuiDialogTitle-root svg')).not.toBeNull();
    expect(
      dialog
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Track', 'Graphs']);
    await expect.element(button('Close')).toBeVisible();
    await sound();
  });

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
    ['C-tracker-21', typed('YesNo'), [weight('2026-11-20')], true],
    ['C-tracker-22', typed('MultipleChoice'), [weight('2026-11-20')], true],
    ['C-tracker-23', { ...tracker('Weight'), TrackerFields: [{ ...charted, FieldChartType: null }] }, [weight('2026-11-20')], true],
    ['C-tracker-24', tracker('Weight'), [], true],
    ['otherwise', tracker('Weight'), [weight('2026-11-20')], false],
  ])('%s Graphs is disabled where nothing can be drawn', async (_id, setup, entries, isDisabled) => {
    await open({ setup, entries });
    await formShown();
    await expect.poll(() => graphs().element().matches(':disabled, [aria-disabled=true]')).toBe(isDisabled);
  });

  test('C-tracker-21 C-tracker-22 C-tracker-23 C-tracker-24 what cannot be drawn says why', async () => {
    await open({ setup: typed('YesNo'), entries: [weight('2026-11-20')] });
    await formShown();
    await expect.element(graphs()).toHaveAttribute('aria-description', 'What this tracker asks is not drawn over time.');
  });

  test('C-tracker-19 C-tracker-205 C-tracker-206 to view only, the list stands alone on Data and offers nothing', async () => {
    await open({ input: { trackerId: 103, viewOnly: true }, entries: [weight('2026-11-20')] });
    await expect.poll(() => cells().length, { timeout: 10_000 }).toBe(2);
    expect(
      dialog
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Data', 'Graphs']);
    expect(dialog.getByRole('button', { name: /Save|Cancel|Edit|Delete/ }).elements()).toEqual([]);
    expect(cells()[0]).toEqual(['Date', 'Weight', 'Notes', 'Source']);
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

  test('C-tracker-15 C-tracker-25 C-tracker-26 C-tracker-27 C-tracker-28 C-tracker-29 C-tracker-30 C-tracker-31 shows the current ones by kind, the others behind a heading', async () => {
    await open({ input: {}, list });
    await shows('Current Trackers');
    await expect.element(dialog.getByRole('heading', { name: 'Select Tracker' })).toBeVisible();
    expect(texts('h3, h4').filter((text) => text !== 'Current Trackers' && text !== 'Additional Trackers')).toEqual([
      'Fitness',
      'Measurements',
      'Yes or no',
      'Counts',
      'Multiple choice',
    ]);
    await expect.poll(() => texts('.tile')).toEqual(['Cycling', 'running', 'Walking', 'Weight', 'No smoking', 'Steps', 'mood']);
    await expect.poll(() => document.querySelectorAll('.MuiDialog-paper .tile svg').length).toBe(7);
    await button('Additional Trackers').click();
    await expect.poll(() => texts('.tile').at(-1)).toBe('Unused');
    await sound();
    await button('Weight').click();
    await formShown();
    await expect.element(dialog.getByRole('heading', { name: 'Weight' })).toBeVisible();
  });

  test('C-tracker-30 opened from a challenge, all are current', async () => {
    await open({ input: { challengeStart: '2026-11-01T12:00:00Z' }, list });
    await shows('Current Trackers');
    await expect.poll(() => texts('.tile')).toContain('Unused');
    expect(dialog.getByText('Additional Trackers').elements()).toEqual([]);
  });

  test('without any, it says so', async () => {
    await open({ input: {}, list: [] });
    await shows('There are no trackers to choose from.');
  });
});

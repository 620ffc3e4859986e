import { parts } from 'virtual:definitions';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TrackerField, TrackerSetup } from '../../schemas/generated/records';
import { testSteps } from '../support/journey';
import { followTimers } from '../support/timers-done';
import { button, cells, control, dialog, formShown, open, showEntries, shows, sound, tracker, weight } from './open-dialog';

afterEach(() => page.viewport(900, 900));

describe('the list of entries', () => {
  const withHidden = {
    ...tracker('Weight'),
    TrackerFields: [...tracker('Weight').TrackerFields, { FieldName: 'Raw', FieldNameDisplay: 'Raw', FieldType: 'Hidden' }],
  };
  const column = (index: number) => cells().map((row) => row[index]);

  testSteps('of two entries', [
    [
      ['C-tracker-03 entries stand in a table'],
      async () => {
        await open({ setup: withHidden as TrackerSetup, entries: [weight('2026-11-20'), weight('2026-11-19', 'TrackerFeed')] });
        await showEntries();
        await expect.poll(() => cells().length, { timeout: 30_000 }).toBe(3);
      },
    ],
    [
      ['C-tracker-32 C-tracker-41 C-tracker-232 each entry has its day, as it is spoken'],
      () => expect(column(0)).toEqual(['Date', 'November 20, 2026', 'November 19, 2026']),
    ],
    [
      ['C-tracker-33 there is a column for each field that is not hidden'],
      () => expect(cells()[0]).toEqual(['Date', 'Weight (lb)', 'Notes', 'Source', 'Actions']),
    ],
    [
      ['C-tracker-42 a cell has the text of its value, else the value'],
      () =>
        expect(
          cells()
            .slice(1)
            .map((row) => row.slice(1, 3)),
        ).toEqual([
          ['180.0', 'Raw'],
          ['180.0', 'Raw'],
        ]),
    ],
    [['C-tracker-34 each entry has its source'], () => expect(column(3)).toEqual(['Source', 'User', 'Admin Upload'])],
    [['C-tracker-35 C-tracker-36 the entries that may be changed can be edited and deleted'], () => expect(column(4)).toEqual(['Actions', 'EditDelete', ''])],
    [
      ['the values of the entry being edited are in the form, which has the focus'],
      async () => {
        await button('Edit November 20, 2026').click();
        await expect.element(dialog.getByRole('heading', { name: 'Entry for November 20, 2026' })).toHaveFocus();
        await expect.element(control(/^Weight/)).toHaveValue('180');
        await expect.element(control(/^Date/)).toBeDisabled();
      },
    ],
    [
      ['C-tracker-40 the entry being edited stands out'],
      async () => {
        await showEntries();
        await expect.poll(() => document.querySelector('.MuiDialog-paper [aria-current=true]')?.textContent).toContain('November 20, 2026');
      },
    ],
  ]);

  test('C-tracker-34 has no source without version 2', async () => {
    await open({ toggles: [], entries: [weight('2026-11-20')] });
    await showEntries();
    await expect.poll(() => cells()[0]).toEqual(['Date', 'Weight (lb)', 'Notes', 'Actions']);
  });

  test('where there are no entries it says so, with a drawing, and leads to the form', async () => {
    await open();
    await showEntries();
    await shows('There are no entries yet.');
    expect(document.querySelectorAll('.MuiDialog-paper [role=row]')).toHaveLength(0);
    await expect.poll(() => document.querySelector('.MuiDialog-paper .art')).not.toBeNull();
    await button('Log the first entry').click();
    await expect.element(dialog.getByRole('heading', { name: 'New entry' })).toHaveFocus();
  });

  test('numbers stand at the right of their column, below their unit', async () => {
    const sides: Record<string, string> = { end: 'end', right: 'end', start: 'start', left: 'start' };
    await open({ entries: [weight('2026-11-20')] });
    await showEntries();
    await expect.poll(() => cells()[0]?.[1], { timeout: 30_000 }).toBe('Weight (lb)');
    const at = (index: number) => getComputedStyle([...document.querySelectorAll('.MuiDialog-paper [role=gridcell]')][index]!).textAlign;
    // The first rows say it by other words than the grid that takes their place.
    expect([at(1), at(2)].map((side) => sides[side])).toEqual(['end', 'start']);
  });

  testSteps('of 95 entries', [
    [
      ['C-tracker-37 C-tracker-236 30 stand on a page'],
      async () => {
        const days = Array.from({ length: 95 }, (_, index) => weight(new Date(Date.UTC(2026, 10, 20) - index * 86_400_000).toISOString().slice(0, 10)));
        await open({ entries: days }, 390);
        await showEntries();
        await expect.poll(() => document.querySelectorAll('.table-card').length, { timeout: 30_000 }).toBe(30);
        await shows('Page 1 of 4');
      },
    ],
    [['C-tracker-38 a page may have 30 or 50'], () => expect(parts.base!.tables['tracker-entries']!.pageSizes).toEqual([30, 50])],
    [
      ['C-tracker-39 buttons lead to the last page and to the first'],
      async () => {
        await dialog.getByRole('button', { name: /^Last/ }).click();
        await shows('Page 4 of 4');
        await dialog.getByRole('button', { name: /^First/ }).click();
        await shows('Page 1 of 4');
      },
    ],
    [['it is sound'], sound],
  ]);
});

describe('the form', () => {
  const columns = () => {
    const tops = [...document.querySelectorAll<HTMLElement>('.MuiDialog-paper .form-fields .field-third')].map((field) =>
      Math.round(field.getBoundingClientRect().top),
    );
    return Math.max(...[...new Set(tops)].map((top) => tops.filter((one) => one === top).length));
  };

  test('C-tracker-53 C-tracker-247 stands in one column, in three from 768 px on', async () => {
    await open({ setup: tracker('Running') }, 767);
    await formShown();
    await expect.poll(columns).toBe(1);
    await page.viewport(768, 900);
    await expect.poll(columns).toBe(3);
    await page.viewport(1440, 900);
    await expect.poll(columns).toBe(3);
  });

  test('C-tracker-184 a field says what is wrong with it once it is left, and not while it is typed', async () => {
    await open();
    await formShown();
    const timersDone = followTimers();
    await control(/^Weight/).fill('7');
    await timersDone();
    expect(dialog.getByText('Weight must be between 50 and 1,000 pounds.').query()).toBeNull();
    await userEvent.click(control(/^Notes/));
    await shows('Weight must be between 50 and 1,000 pounds.');
  });

  let sent: unknown[] = [];
  testSteps('of a new entry', [
    [
      ['C-tracker-43 the day of an entry can be chosen, today at first'],
      async () => {
        ({ sent } = await open());
        await formShown();
        await expect.element(control(/^Date/)).toHaveValue('2026-11-21');
      },
    ],
    [
      ['C-tracker-51 C-tracker-52 Save is disabled while something is missing or wrong, and what is typed can be canceled'],
      async () => {
        await expect.element(button('Save')).toBeDisabled();
        await control(/^Weight/).fill('171.5');
        await expect.element(button('Save')).toBeEnabled();
        await expect.element(button('Cancel')).toBeVisible();
        await control(/^Weight/).fill('17150');
        await userEvent.tab();
        await shows('Weight must be between 50 and 1,000 pounds.');
        await expect.element(button('Save')).toBeDisabled();
      },
    ],
    [
      ['C-tracker-132 a new entry is saved, and another begins'],
      async () => {
        await control(/^Weight/).fill('171.5');
        await expect.element(button('Save')).toBeEnabled();
        await button('Save').click();
        await expect.element(control(/^Weight/)).toHaveValue('');
        await showEntries();
        await expect.poll(() => cells().length, { timeout: 30_000 }).toBe(2);
        expect(sent).toEqual([
          {
            EntityId: 'e',
            UserId: 'u',
            EntryDate: '2026-11-21',
            TrackerId: 103,
            Source: 'UserEntry',
            Values: [
              { FieldName: 'Weight', Value: 171.5, DisplayValue: '171.5' },
              { FieldName: 'Notes', Value: null, DisplayValue: null },
            ],
          },
        ]);
      },
    ],
  ]);

  test('C-tracker-133 C-tracker-226 what could not be saved stays typed, with a message', async () => {
    await open({ refuses: true });
    await formShown();
    await control(/^Weight/).fill('171.5');
    await expect.element(button('Save')).toBeEnabled();
    await button('Save').click();
    await shows('Failed to save entry. Please try again later.');
    await expect.element(control(/^Weight/)).toHaveValue('171.5');
    // While something is unsaved there is Cancel, and no Close beside it.
    expect(button('Close').query()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Close without saving?')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(control(/^Weight/)).toHaveValue('171.5');
  });

  test.each(['5,5', 'abc'])('C-tracker-186 C-tracker-191 %j is no number: it stays typed, and that is said', async (typed) => {
    await open();
    await formShown();
    const timersDone = followTimers();
    await control(/^Weight/).fill(typed);
    await userEvent.tab();
    await shows('Value must be a valid number');
    // The check of the whole comes a moment after the field is left.
    await timersDone();
    expect(dialog.getByText('Enter your weight.').elements()).toEqual([]);
    await expect.element(control(/^Weight/)).toHaveValue(typed);
    await expect.element(button('Save')).toBeDisabled();
  });

  test('C-tracker-190 with nothing filled in, the numbers say so', async () => {
    const free = { FieldName: 'Cups', FieldNameDisplay: 'Cups', FieldType: 'Number' } as TrackerField;
    await open({ setup: { ...tracker('Steps'), TrackerFields: [free] } });
    await formShown();
    await expect.element(button('Save')).toBeEnabled();
    await button('Save').click();
    await shows('Value must be a valid number');
  });

  test('a tracker that is set up wrongly says so, and what can be used is', async () => {
    const odd = [
      { FieldName: 'Colour', FieldNameDisplay: 'Colour', FieldType: 'Colour' },
      { FieldName: 'Cups', FieldNameDisplay: 'Cups', FieldType: 'Number' },
    ] as TrackerField[];
    await open({ setup: { ...tracker('Steps'), TrackerFields: odd } });
    await shows(/does not know the type "Colour"/);
    await expect.element(control(/^Cups/)).toBeVisible();
  });

  test('a tracker without fields says so', async () => {
    await open({ setup: { ...tracker('Steps'), TrackerFields: [] } });
    await shows('This tracker has no fields yet, so you cannot log anything. Please contact support.');
  });
});

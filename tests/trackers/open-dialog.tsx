import axe from 'axe-core';
import { parts, revisions } from 'virtual:definitions';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatDate } from '../../runtime/format/date';
import type { TrackerEntry, TrackerSetup } from '../../schemas/generated/records';
import { bundleOf, mainScreen, makeStage } from '../support/stage';
import '../../runtime/form/form.css';
import '../../runtime/screen/screen.css';

const base = revisions.base!;
const trackers = base.catalogues.trackers as TrackerSetup[];
export const tracker = (name: string) => trackers.find(({ TrackerName }) => TrackerName === name)!;

const entry = (TrackerId: number, EntryDate: string, Source: string, Values: TrackerEntry['Values']): TrackerEntry => ({
  Id: `${TrackerId}#${EntryDate}`,
  TrackerId,
  TrackerName: trackers.find((one) => one.TrackerId === TrackerId)!.TrackerName,
  TrackerType: 'Measurement',
  Source,
  EntryDate,
  EntryDateKey: Number(EntryDate.replaceAll('-', '')) * 100,
  Values,
});
export const weight = (EntryDate: string, Source = 'UserEntry') =>
  entry(103, EntryDate, Source, [
    { FieldName: 'Weight', Value: 180, DisplayValue: '180.0' },
    { FieldName: 'Notes', Value: 'Raw', DisplayValue: null },
  ]);

const legacy = ({ EntryDate, Values, ...entry }: TrackerEntry) => ({
  ...entry,
  EntryDate: formatDate(EntryDate, 'MM/DD/YYYY HH:mm:ss'),
  EntryValues: Object.fromEntries(Values.map(({ FieldName, ...value }) => [FieldName, value])),
});

interface Given {
  input?: object;
  setup?: TrackerSetup;
  entries?: TrackerEntry[];
  toggles?: string[];
  list?: object[];
  refuses?: boolean;
}

/** Opens the dialog on a page of its own, for somebody whose company has version 2. */
export async function open(
  { input, setup = tracker('Weight'), entries = [], toggles = ['UserTrackerEntriesV2'], list = [], refuses = false }: Given = {},
  width = 1440,
) {
  await page.viewport(width, 900);
  const { tables, dialogs, fieldsets, flows } = parts.base!;
  const screen = {
    ...mainScreen,
    state: { told: { schema: {}, initial: 'nothing' } },
    body: [
      {
        id: 'go',
        button: 'Go',
        onPress: {
          openDialog: 'tracker-entry',
          input: input ?? { trackerId: setup.TrackerId },
          onResult: { set: 'told', to: { $: 'event.changes.size()' } },
          onDismiss: { set: 'told', to: { $: 'event' } },
        },
      },
      { id: 'told', text: { text: 'Told: {t}', values: { t: { $: 'state.told' } } } },
    ],
  };
  const path = `entities/e/users/u/tracker-entries`;
  const sent: unknown[] = [];
  const stage = await makeStage({
    bundles: [
      bundleOf(screen as never, {
        forms: base.forms,
        formulas: base.formulas,
        tables,
        dialogs,
        fieldsets,
        flows,
        operations: base.screens.trackers!.operations,
      }),
    ],
    settings: parts.base!.settings,
    session: {
      User: { UserId: 'u', EntityId: 'e', Roles: [] },
      TimeZone: 'America/Chicago',
      Settings: { EnabledToggles: toggles, Impersonation: { IsCoach: false } },
    },
    answers: {
      'TrackerEntry/GetTrackerList': list,
      'TrackerEntry/GetTrackerEntrySetup': { ...setup, TrackerEntries: entries.map(legacy) },
      [`${path}/trackerId/${setup.TrackerId}/setup`]: { Data: setup },
      [`${path}/trackerId/${setup.TrackerId}`]: { Data: entries },
      [path]: ({ init }: { init: RequestInit }) => {
        const body = JSON.parse(String(init.body)) as TrackerEntry;
        sent.push(body);
        if (refuses) return Response.json({ Errors: [{ Message: 'No.' }], ShowUser: true }, { status: 400 });
        return Response.json({ Data: { ...weight(body.EntryDate), Id: 'new#1', Values: body.Values } });
      },
    },
    start: '/main',
  });
  await render(stage.element);
  await page.getByRole('button', { name: 'Go' }).click();
  await expect.element(page.getByRole('dialog'), { timeout: 30_000 }).toBeVisible();
  return { stage, sent };
}

export const dialog = page.getByRole('dialog');
export const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });
export const shows = (text: string | RegExp) => expect.element(dialog.getByText(text).first(), { timeout: 30_000 }).toBeVisible();
export const formShown = () => expect.element(button('Save'), { timeout: 30_000 }).toBeVisible();
/** Opens the tab of the entries; that of the form opens first. */
export const showEntries = () => dialog.getByRole('tab', { name: 'Data' }).click({ timeout: 30_000 });
export const cells = () =>
  [...document.querySelectorAll('.MuiDialog-paper [role=row]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell], [role=columnheader]')].map((cell) => cell.textContent),
  );
export const control = (label: RegExp) => dialog.getByLabelText(label).first();
const violations = async () => {
  const found = await axe.run(document.querySelector('.MuiDialog-root') as HTMLElement, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};
/** Once the dialog has come into sight. */
export const sound = () => expect.poll(violations, { timeout: 30_000 }).toEqual([]);

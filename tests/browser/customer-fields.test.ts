import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { profiles, users } from '../../server/records/tables/people';
import type { Failure, PersonChanges, UserProfile, PeopleExport } from '../../schemas/generated/records';
import { definitionsWith } from '../server/support/definitions';
import { unchanged } from '../server/support/profile-save';
import { type Client, faultsOf } from '../server/support/test-server';
import { upload } from '../server/support/upload';
import { undoing } from '../server/support/undo-writes';
import { inSlices, withApplication } from './support/fixture';
import { customerFields, customerFieldsOverlay, fieldId, labelOf } from './support/customer-fields';
import { answerStartUp, patient, tellPages } from './support/pages';

const person = 'pat@granite.example';
const admin = 'admin@granite.example';
const path = '/user/userprofilev2';
const valuesOf = (key: 'value' | 'wrong') => Object.fromEntries(customerFields.map((field) => [field.name, field[key]]));

const { test, application } = withApplication(() => ({
  definitions: definitionsWith({ 'schemas/customers/granite/of-pat.overlay.json': customerFieldsOverlay }),
}));
const appearance = inSlices(test, '/act/userprofile', '/administration/people');
let undo: () => Promise<void>;
test.beforeAll(async () => {
  for (const userName of [person, admin]) await answerStartUp(application, userName);
  undo = await undoing(application.server);
});
test.beforeEach(() => undo());

const profileOf = async () => (await (await application.server.as(person)).get<UserProfile>(path)).body;
/** Sends the file that the values name, and names it by its id. */
async function withSentFile(values: Record<string, unknown>, client: Client): Promise<Record<string, unknown>> {
  if (values.certificate !== valuesOf('value').certificate) return values;
  const { body } = await upload(application.server, client, Buffer.from('hi'), { name: 'note.txt', type: 'text/plain' });
  return { ...values, certificate: [body] };
}
const save = async (values: Record<string, unknown>) => {
  const client = await application.server.as(person);
  const Custom = await withSentFile(values, client);
  const profile = (await client.get<UserProfile>(path)).body;
  return client.post<Failure>(path, { ...unchanged(profile), Custom: { ...profile.Custom, ...Custom } });
};
const saveAll = async () => expect((await save(valuesOf('value'))).status).toBe(200);
const storedCustom = async () => {
  const { database } = application.server;
  const [row] = await database
    .select({ Custom: profiles.Custom })
    .from(profiles)
    .innerJoin(users, eq(users.UserId, profiles.UserId))
    .where(eq(users.UserName, person));
  return row?.Custom ?? {};
};

describe('twenty-five fields that one customer has by an overlay alone', () => {
  test('are twenty-five, of all kinds', () => {
    expect(customerFields).toHaveLength(25);
    expect(new Set(customerFields.map(({ name }) => name)).size).toBe(25);
    expect(new Set(customerFields.map(({ field }) => field.widget)).size).toBeGreaterThanOrEqual(15);
  });

  appearance('show in the form, and those that are required are asked for', async ({ tab }) => {
    await tab.enterAs(person, '/act/userprofile');
    const { page } = tab;
    for (const { name, field } of customerFields) {
      const label = page
        .locator(`[data-field="${fieldId(name)}"]`)
        .getByText(labelOf(name))
        .first();
      if (field.visibleWhen === undefined) await label.waitFor();
      else expect(await label.count()).toBe(0);
    }
    await page.getByRole('button', { name: 'Save' }).click();
    for (const { name, required } of customerFields) {
      const fault = page.locator(`[data-field="${fieldId(name)}"] .field-fault`).getByText('is required');
      if (required) await fault.waitFor();
      else expect(await fault.count()).toBe(0);
    }
  });

  test.each(customerFields.map(({ name, wrong }) => ({ name, wrong })))('$name: the server refuses $wrong', async ({ name, wrong }) => {
    const answer = await save({ ...valuesOf('value'), [name]: wrong });
    expect(answer.status).toBe(400);
    const faults = faultsOf(answer);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault).toContain(` /Custom/${name}`);
  });

  test('are stored, each as it was given', async () => {
    const answer = await save(valuesOf('value'));
    expect(faultsOf({ ...answer, body: { ...answer.body, Errors: answer.body.Errors ?? [] } })).toEqual([]);
    expect(answer.status).toBe(200);
    const { certificate: _file, ...rest } = valuesOf('value');
    expect(await storedCustom()).toMatchObject(rest);
    expect((await profileOf()).Custom).toMatchObject(rest);
    expect(await storedCustom()).toMatchObject({ certificate: [{ Name: 'note.txt', Size: 2 }] });
  });

  test('show again in the profile, each with its value', async ({ tab }) => {
    await tab.enterAs(person, '/act/userprofile');
    await saveAll();
    await tellPages(application, person, 'HealthProfile');
    for (const { name, shown, value } of customerFields) {
      const field = tab.page.locator(`[data-field="${fieldId(name)}"]`);
      await field.getByText(labelOf(name)).first().waitFor();
      await expect.poll(() => field.evaluate(readable), { ...patient, message: name }).toContain(value === true ? 'checked' : shown);
    }
    expect(tab.complaints).toEqual([]);
  });

  appearance('show in the table of people, each in a column of its own, or where its row opens', async ({ tab }) => {
    await saveAll();
    const { page } = tab;
    await tab.enterAs(admin, '/administration/people');
    await page.getByRole('searchbox').or(page.getByLabel('Search')).first().fill('Okafor');
    const grid = page.getByRole('grid');
    const row = grid.getByRole('row').filter({ hasText: 'Okafor' });
    await row.waitFor();
    await row.getByRole('button', { name: /^More about / }).click();
    const opened = page.locator('.row-detail');
    await opened.waitFor();
    for (const { name, cell, shown } of customerFields) {
      const isLeft = (await grid.getByRole('columnheader', { name: labelOf(name) }).count()) === 0;
      const value = isLeft
        ? opened.locator('dt', { hasText: labelOf(name) }).locator('xpath=following-sibling::dd[1]')
        : row.locator(`[data-field="${fieldId(name)}"]`);
      await expect.poll(() => value.textContent(), { ...patient, message: name }).toContain(cell ?? shown);
    }
    expect(tab.complaints).toEqual([]);
  });

  test('stand in the export of people, each in a column of its own', async () => {
    await saveAll();
    const client = await application.server.as(admin);
    const begun = await client.post<PeopleExport>('/people/exports?Search=Okafor', { EntityIds: ['granite'] });
    const answer = await application.server.app.inject({
      url: `/api/people/exports/${begun.body.ExportId}/file`,
      headers: { authorization: `Bearer ${client.token}` },
    });
    const [head = '', ...rows] = answer.body.split('\r\n');
    const row = rows.find((line) => line.includes('Okafor')) ?? '';
    for (const { name, cell, shown, value } of customerFields) {
      expect(head).toContain(labelOf(name));
      // Numbers as programs read them; what would be taken for a formula is made harmless.
      const written = typeof value === 'number' ? String(value) : (cell ?? shown);
      expect(row, name).toContain(written.replace(/^\+/, ''));
    }
  });

  test('stand in the history of the person, with who changed them', async () => {
    await saveAll();
    const client = await application.server.as(admin);
    const { UserId } = (await (await application.server.as(person)).get<{ User: { UserId: string } }>('/session')).body.User;
    const { body } = await client.get<PersonChanges>(`/people/${UserId}/changes`);
    for (const { name } of customerFields) expect(body.Items.find(({ What }) => What === labelOf(name))?.By, name).toBe('Pat Okafor');
  });
});

/** What a person reads in a field: its text, what its controls hold and what is chosen or checked. */
function readable(field: Element): string {
  const controls = [...field.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select')];
  const held = controls.flatMap((control) => {
    if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ text }) => text);
    if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type))
      return control.checked ? ['checked', control.labels?.[0]?.textContent ?? ''] : [];
    return [control.value];
  });
  const pressed = [...field.querySelectorAll('[aria-pressed="true"], [aria-checked="true"]')].map((button) => button.textContent ?? '');
  return [
    ...held,
    ...pressed,
    field.querySelector('[contenteditable]')?.textContent ?? '',
    ...[...field.querySelectorAll('li, button')].map((part) => part.textContent ?? ''),
  ].join(' | ');
}

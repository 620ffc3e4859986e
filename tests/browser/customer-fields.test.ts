import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definitionsOf } from '../../server/compiled-definitions';
import { profiles, users } from '../../server/records/tables/people';
import type { Failure, UserProfile } from '../../schemas/generated/records';
import { testSource } from '../server/support/definitions';
import { unchanged } from '../server/support/profile-save';
import { faultsOf } from '../server/support/test-server';
import { type Application, startApplication, type Tab } from './support/application';
import { customerFields, customerFieldsOverlay, fieldId, labelOf } from './support/customer-fields';
import { answerStartUp, patient } from './support/pages';

const person = 'pat@granite.example';
const path = '/user/userprofilev2';
const valuesOf = (key: 'value' | 'wrong') => Object.fromEntries(customerFields.map((field) => [field.name, field[key]]));

let application: Application;
let tab: Tab;
beforeAll(async () => {
  const source = new Map([...testSource(), ['schemas/customers/granite/of-pat.overlay.json', customerFieldsOverlay]]);
  application = await startApplication({
    definitions: definitionsOf(source, (message) => {
      throw new Error(message);
    }),
  });
  tab = await application.open();
});
afterAll(() => application?.close());

const profileOf = async () => (await (await application.server.as(person)).get<UserProfile>(path)).body;
const save = async (Custom: object) => {
  const client = await application.server.as(person);
  const profile = (await client.get<UserProfile>(path)).body;
  return client.post<Failure>(path, { ...unchanged(profile), Custom: { ...profile.Custom, ...Custom } });
};
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

  test('show in the form, and those that are required are asked for', async () => {
    await answerStartUp(application, person);
    await tab.signIn(person);
    await tab.go('/act/userprofile');
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

  test('show again in the profile, each with its value', async () => {
    await tab.go('/act/userprofile');
    for (const { name, shown, value } of customerFields) {
      const field = tab.page.locator(`[data-field="${fieldId(name)}"]`);
      await field.getByText(labelOf(name)).first().waitFor();
      await expect.poll(() => field.evaluate(readable), { ...patient, message: name }).toContain(value === true ? 'checked' : shown);
    }
    expect(tab.complaints).toEqual([]);
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

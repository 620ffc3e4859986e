import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { SessionAnswer } from '../../runtime/contracts/session';
import type { Shell } from '../../runtime/definitions/compiled';
import type { Failure, JoinResult, ProfileItem, UserProfile } from '../../schemas/generated/records';
import { entities } from '../../server/records/tables/people';
import { programs } from '../../server/records/tables/programs';
import { outbox } from '../../server/records/tables/outbox';
import { unchanged } from './support/profile-save';
import type { TestServer } from './support/test-server';
import { withServer } from './support/fixture';

/** Cedar's people can choose Spanish; Lakeside's cannot. */
const cedar = 'pat@cedar.example';
const lakeside = 'pat@lakeside.example';

const { test, server } = withServer();

async function choose(who: string, Code: string) {
  const client = await server.as(who);
  await client.post('/user/language/change', { Code });
  return client;
}

const spoken = async (client: Awaited<ReturnType<TestServer['as']>>) => {
  const { body } = await client.get<SessionAnswer>('/session');
  const shell = (await server.app.inject(`/definitions/${body.Revision}/shell.json`)).json<Shell>();
  return { hash: body.Revision, tag: shell.language?.tag, profile: shell.app.navigation?.items.find(({ id }) => id === 'profile')?.label };
};

describe('the language in which somebody reads', () => {
  test('is the one that they have chosen, where their company has it', async () => {
    const client = await choose(cedar, 'es-419');
    expect(await spoken(client)).toMatchObject({ tag: 'es-419', profile: 'Perfil' });
    await client.post('/user/language/change', { Code: 'en-US' });
    expect(await spoken(client)).toMatchObject({ tag: undefined, profile: 'Profile' });
    expect((await spoken(client)).hash).not.toContain('.');
  });

  test('stays English where their company does not have it', async () => {
    expect(await spoken(await choose(lakeside, 'es-419'))).toMatchObject({ tag: undefined, profile: 'Profile' });
  });

  test('stays English for the roles that are offered nothing else, and the page is told', async () => {
    const client = await choose('coach@cedar.example', 'es-419');
    expect(await spoken(client)).toMatchObject({ tag: undefined });
    expect((await client.get<SessionAnswer & { InvalidLanguageRole: boolean }>('/session')).body.InvalidLanguageRole).toBe(true);
  });

  test.each([
    ['es-419', 'Perfil'],
    ['es-419,es;q=0.9', 'Perfil'],
    ['en-US', 'Profile'],
    ['fr', 'Profile'],
    [undefined, 'Profile'],
  ])('before anybody signs in is what the device has kept: %s', async (kept, profile) => {
    const answer = await server.app.inject({ url: '/api/session', headers: kept === undefined ? {} : { 'accept-language': kept } });
    const { Revision } = answer.json<SessionAnswer>();
    const shell = (await server.app.inject(`/definitions/${Revision}/shell.json`)).json<Shell>();
    expect(shell.app.navigation?.items.find(({ id }) => id === 'profile')?.label).toBe(profile);
  });

  test.each(['xx', 'es-419.more', 'ES-419'])('there are no definitions in a language that there is not: %s', async (tag) => {
    const { hash } = await spoken(await choose(lakeside, 'en-US'));
    expect((await server.app.inject(`/definitions/${hash}.${tag}/shell.json`)).statusCode).toBe(404);
    expect((await server.app.inject(`/definitions/${hash}.es-419/shell.json`)).statusCode).toBe(200);
  });
});

describe('what the server says', () => {
  const askForNone = (who: Awaited<ReturnType<TestServer['as']>>) => who.get<Failure>('/files/00000000-0000-4000-8000-000000000000');

  test('is in the language of whoever asks, for each of many who ask at once', async () => {
    const spanish = await choose(cedar, 'es-419');
    const english = await server.as(lakeside);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => askForNone(place % 2 === 0 ? spanish : english)));
    const said = answers.map(({ body }) => body.Errors[0]?.Message);
    expect(new Set(said.filter((_, place) => place % 2 === 0))).toEqual(new Set(['No se encontró el archivo.']));
    expect(new Set(said.filter((_, place) => place % 2 === 1))).toEqual(new Set(['File not found.']));
  });

  test('of a value that is wrong names it and what to do in that language', async () => {
    const spanish = await choose(cedar, 'es-419');
    const profile = (await spanish.get<UserProfile>('/user/userprofilev2')).body;
    const { body } = await spanish.post<Failure>('/user/userprofilev2', { ...profile, PreferredEmail: 'no address' });
    expect(JSON.stringify(body)).toMatch(/correo electrónico/);
    expect(JSON.stringify(body)).not.toMatch(/Enter an|valid email/);
  });

  test('of the questions that a company has written itself is in that language too, their choices and what is wrong with an answer as well', async () => {
    const spanish = await choose(cedar, 'es-419');
    const profile = (await spanish.get<UserProfile>('/user/userprofilev2')).body;
    const department = profile.ProfileItems.find(({ Name }) => Name === 'Department');
    expect(department).toMatchObject({
      Label: 'Departamento',
      Options: [{ Value: 'office', Text: 'Oficina' }, { Text: 'Planta' }, { Text: 'Trabajo de campo' }],
    });
    expect(profile.ProfileItems.find(({ Name }) => Name === 'UniqueId')).toMatchObject({ HelpText: 'El que le dio su empresa.' });
    const english = (await (await server.as('pat@granite.example')).get<UserProfile>('/user/userprofilev2')).body;
    expect(english.ProfileItems.find(({ Name }) => Name === 'Department')).toMatchObject({ Label: 'Department', Options: [{ Text: 'Office' }, {}, {}] });

    const faultsOf = async (Id: string, UserAnswer: string) => {
      const { ProfileItemAnswers, ...saved } = unchanged(profile);
      const others = ProfileItemAnswers.filter((answer) => answer.Id !== Id);
      const { body } = await spanish.post<Failure>('/user/userprofilev2', {
        ...saved,
        ProfileItemAnswers: UserAnswer === '' ? others : [...others, { Id, UserAnswer }],
      });
      return body.Errors.map(({ Message }) => Message);
    };
    expect(await faultsOf('UniqueId', '')).toEqual(['Identificador único es un dato obligatorio.']);
    expect(await faultsOf('HireDate', '2020-01-31')).toEqual(['Fecha de contratación no se puede cambiar.']);
  });

  // The habit 'sentences with values that are not translated' (tests/support/code-habits.ts) keeps the class out.
  test('of what cannot be done names what it is about, and both are in that language', async () => {
    const spanish = await choose(cedar, 'es-419');
    const places = await server.database.update(programs).set({ Places: 0 }).where(eq(programs.Id, 'cedar-fall-2')).returning();
    const { Name } = places[0]!;
    const { body } = await spanish.post<JoinResult>('/userprograms/joinprograms', [
      { ProgramId: 'cedar-fall-2', IsPersonal: false },
      { ProgramId: 'unknown', IsPersonal: false },
    ]);
    expect(body.Failed.map(({ Message }) => Message)).toEqual([expect.stringMatching(/^.*otoño de 2026 ya no tiene cupo\.$/), 'No se encontró el programa.']);
    expect(JSON.stringify(body)).not.toContain(Name);
    const left = await spanish.post<Failure>('/userprograms/quit?ownerId=cedar&id=cedar-fall-2', {});
    expect(left.body.Errors[0]?.Message).toMatch(/^Usted ya no participa en .*otoño de 2026\.$/);
  });

  test('of what a company asks before registering is in the language that the device has kept', async () => {
    const labels = async (tag: string) => {
      const url = '/api/registration/v2/eligibility/fields?isPrimaryMember=true';
      const answer = await server.app.inject({ url, headers: { host: 'cedar.localhost', 'accept-language': tag } });
      return answer.json<ProfileItem[]>().map(({ Label }) => Label);
    };
    expect(await labels('es-419')).toEqual(['Apellido', 'Fecha de nacimiento', 'Identificador único']);
    expect(await labels('en-US')).toEqual(['Last name', 'Date of birth', 'Unique ID']);
  });

  test('in an email is in the language of whoever gets it, whatever its sender reads', async () => {
    await server.database
      .update(entities)
      .set({ EnabledToggles: ['SpanishEnabled'] })
      .where(eq(entities.EntityId, 'lakeside'));
    await choose(lakeside, 'es-419');
    const administrator = await server.as('admin@lakeside.example');
    for (const status of ['Locked', 'Unlocked']) await administrator.post('/account/user/UpdateLockStatus', { userName: lakeside, status });
    const [sent] = await server.database.select().from(outbox).orderBy(desc(outbox.CreatedAt)).limit(1);
    expect(sent).toMatchObject({ Recipient: lakeside, Subject: 'Su cuenta está desbloqueada', Body: expect.stringMatching(/^Hola, /) });
  });
});

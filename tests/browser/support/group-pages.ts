import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Program } from '../../../schemas/generated/records';
import { programGroups, programInvitations } from '../../../server/records/tables/groups';
import { users } from '../../../server/records/tables/people';
import { participations } from '../../../server/records/tables/programs';
import type { Client } from '../../server/support/test-server';
import { type Application, startApplication, type Tab } from './application';
import { answerStartUp } from './pages';
import { atFirst, sharedVisit } from './visits';

/** A program that has groups. */
const challenge = 'lakeside-fall-1';
const path = `/programs/detail?owner=lakeside&id=${challenge}`;
const people = ['pat', 'manager', 'support'] as const;
type Name = (typeof people)[number];

/** An application in which, before each test, three people take part in the program, and it has no groups yet. */
export function groupPages() {
  const clients = {} as Record<Name, Client>;
  const ids = {} as Record<Name, string>;
  const running = {} as { application: Application };
  beforeAll(async () => {
    running.application = await startApplication();
    const { server } = running.application;
    for (const { UserId, UserName } of await server.database.select().from(users)) ids[UserName.replace('@lakeside.example', '') as Name] = UserId;
    for (const name of people) {
      await answerStartUp(running.application, `${name}@lakeside.example`);
      clients[name] = await server.as(`${name}@lakeside.example`);
    }
  });
  afterAll(() => running.application?.close());
  const database = () => running.application.server.database;
  const noGroups = () => database().delete(programGroups).where(eq(programGroups.ProgramId, challenge));
  beforeEach(async () => {
    await database().delete(participations).where(eq(participations.ProgramId, challenge));
    await noGroups();
    await database().delete(programInvitations);
    await database()
      .insert(participations)
      .values(people.map((name) => ({ UserId: ids[name], ProgramId: challenge, ProgramStatus: 'Current' as const })));
  });
  const visitOf = (name: Name) =>
    sharedVisit(
      async () => {
        const tab = await running.application.open();
        await tab.enterAs(`${name}@lakeside.example`, path);
        return tab;
      },
      (tab) => atFirst(tab, path),
    );
  return {
    running,
    clients,
    ids,
    database,
    noGroups,
    visits: { pat: visitOf('pat'), manager: visitOf('manager') },
    /** The id of a group that somebody makes. */
    async made(name: Name, Name: string) {
      const { body } = await clients[name].post<Program>('/userprograms/createprogramgroup', {
        OwnerId: 'lakeside',
        ProgramId: challenge,
        Group: { Name, Details: '' },
      });
      return body.Detail!.ProgramGroups.find((group) => group.Name === Name)!.Id;
    },
    ofGroup: (name: Name, id: string, verb: string, body?: unknown) =>
      clients[name].post(`/user/owners/lakeside/userprograms/${challenge}/groups/${id}/selfselect/${verb}`, body),
    peers: (name: Name, verb: string, body?: unknown) => clients[name].post(`/user/owners/lakeside/userprograms/${challenge}/peertopeer/${verb}`, body),
    /** A group that is open to whoever takes part. */
    open: (Name: string) => database().insert(programGroups).values({ GroupId: Name, ProgramId: challenge, Name, Details: '' }),
    withoutProgram: (name: Name) => database().delete(participations).where(eq(participations.UserId, ids[name])),
  };
}

export const main = ({ page }: Tab) => page.getByRole('main');
export const press = (tab: Tab, name: string | RegExp) => main(tab).getByRole('button', { name, exact: true }).click();
export const says = (tab: Tab, text: string) => tab.page.getByText(text, { exact: true }).first().waitFor();
export const dialogOf = (tab: Tab, name: string) => tab.page.getByRole('dialog', { name, exact: true });

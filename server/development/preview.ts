import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { badRequest, notFound } from '../foundation/outcome';
import { entities, users } from '../records/tables/people';
import { openSession } from '../areas/sign-in/open-session';
import type { Tools } from '../calls/tools';
import { constantsOf } from '../foundation/constants';

/** Whom the author wants to be: a customer, or base, and a role; without one a person who has none. */
const form = /^([a-z][a-z0-9-]{0,39})(?:\.([A-Za-z]{1,40}))?$/;

/**
 * `GET /api/development/session?as=lakeside.Coach`: a session as somebody of a customer with a role, without a password. Only the development
 * server has it.
 */
export function addPreview(app: FastifyInstance, database: Database, tools: Tools) {
  app.get<{ Querystring: { as?: string } }>('/api/development/session', async ({ query }) => {
    const [, customer = '', role] = form.exec(query.as ?? '') ?? [];
    if (customer === '') throw badRequest([{ Message: 'Write ?as= with the name of a customer, or base, and perhaps a role: ?as=lakeside.Coach.' }], true);
    const people = await peopleOf(database, customer === 'base' ? null : customer);
    const found = people.find(({ Roles }) => (role === undefined ? Roles.length === 0 : (Roles as string[]).includes(role)));
    if (found === undefined) throw notFound(noSuchPerson(customer, role, people));
    const result = await openSession(found, { loginType: 'NonSSO' }, constantsOf(tools.definitions.base).server, tools);
    return { ...result, Name: `${found.FirstName} ${found.LastName}`, Company: found.Company };
  });
}

/** The people of a customer's companies who could sign in without further ado, one for each set of roles. */
async function peopleOf(database: Database, customer: string | null) {
  return database
    .selectDistinctOn([sql`${users.Roles}::text`], {
      UserId: users.UserId,
      FirstName: users.FirstName,
      LastName: users.LastName,
      Roles: users.Roles,
      Company: entities.EntityName,
    })
    .from(users)
    .innerJoin(entities, eq(entities.EntityId, users.EntityId))
    .where(
      and(
        customer === null ? isNull(entities.Customer) : eq(entities.Customer, customer),
        eq(users.Status, 'Active'),
        eq(users.FirstLoginPending, false),
        eq(users.MustResetPassword, false),
      ),
    )
    .orderBy(sql`${users.Roles}::text`, asc(users.UserId));
}

function noSuchPerson(customer: string, role: string | undefined, people: { Roles: string[] }[]): string {
  if (people.length === 0) return `There is nobody of a customer "${customer}".`;
  const roles = [...new Set(people.flatMap(({ Roles }) => Roles))].sort((left, right) => (left < right ? -1 : 1));
  return `Nobody of "${customer}" ${role === undefined ? 'is without a role' : `has the role ${role}`}. There are: ${roles.join(', ') || 'people without a role'}.`;
}

import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { notFound } from '../foundation/outcome';
import type { MenuItem, Policy } from '../../schemas/generated/records';
import { policies, quickLinks } from './tables/policies';
import { withoutNulls } from './without-nulls';

/** What a company gives its people to read, and the links it puts at hand. Another company's are not found. */
export const policyRecords = (database: Database) => ({
  async one(entityId: string, kind: 'Eula' | 'PrivacyPolicy', id: string): Promise<Policy> {
    const [found] = await database
      .select({ Content: policies.Content })
      .from(policies)
      .where(and(eq(policies.EntityId, entityId), eq(policies.Kind, kind), eq(policies.PolicyId, id)));
    if (found === undefined) throw notFound(kind === 'Eula' ? 'There is no such agreement.' : 'There is no such policy.');
    return found;
  },

  async quickLinks(entityId: string): Promise<MenuItem[]> {
    const rows = await database.select().from(quickLinks).where(eq(quickLinks.EntityId, entityId)).orderBy(asc(quickLinks.Position));
    return rows.map(({ EntityId: _entity, Position: _position, ...link }) => withoutNulls(link));
  },
});

import { eq } from 'drizzle-orm';
import { users } from '../../../server/records/tables/people';
import type { TestServer } from './test-server';

/** An administrator may find people by their health. */
export const mayFilterByHealth = ({ database }: Pick<TestServer, 'database'>, userName: string) =>
  database
    .update(users)
    .set({ Roles: ['Admin', 'HIPAAAccess'] })
    .where(eq(users.UserName, userName));

import { eq } from 'drizzle-orm';
import { hashPassword } from '../../../server/areas/passwords/hash';
import { demoPassword } from '../../../server/demo/load';
import { users } from '../../../server/records/tables/people';
import type { TestServer } from './test-server';

/** Gives somebody the password of the demo again. Nobody may choose it: it is the name of the product and a year. */
export const giveDemoPassword = async ({ database }: TestServer, userName: string) =>
  database
    .update(users)
    .set({ PasswordHash: await hashPassword(demoPassword) })
    .where(eq(users.UserName, userName));

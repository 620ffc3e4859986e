import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../../server/records/tables/people';
import { resourceRows } from '../../../server/records/tables/resources';
import type { TestServer } from './test-server';

/** Keeps a moment of Lakeside's administrator; returns what marks it as seen. */
export async function momentOfLakeside({ database }: TestServer) {
  const key = randomUUID();
  const moment = { Id: key, Kind: 'Level', SubjectId: 'lakeside-fall-1', Part: 'shore', Name: 'Walk the Lake', LevelName: 'To the shore', Points: 25 };
  const [admin] = await database.select().from(users).where(eq(users.UserName, 'admin@lakeside.example'));
  const place = { Resource: 'moments', Owner: admin!.UserId, Key: key, Position: 0 };
  await database.insert(resourceRows).values({ ...place, Value: { ...moment, IsSeen: false }, Version: 1, At: '2026-10-21T15:00:00.000Z', By: admin!.UserId });
  return { key, version: 1, body: { ...moment, IsSeen: true } };
}

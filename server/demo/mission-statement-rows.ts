import type { Definitions } from '../definitions/definitions';
import type { makeRows } from './make-rows';
import seeds from './mission-statements.json';
import { resourceRow } from './resource-row';

/** What some people have written about themselves, or their coach for them. */
export function makeMissionStatements({ users }: Pick<ReturnType<typeof makeRows>, 'users'>, definitions: Definitions) {
  const base = definitions.for(null);
  return seeds.map(({ UserName: name, ...statement }, index) => {
    const { UserId } = users.find(({ UserName }) => UserName === name)!;
    return resourceRow(base, 'mission-statements', UserId, { Id: idOf(index), ...statement }, index);
  });
}

/** The same each time, so that the demo is. */
const idOf = (index: number) => `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`;

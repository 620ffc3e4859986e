import type { Allow } from '../../runtime/definitions/shapes/allow';
import type { Path } from '../document';
import { type Check, reportUnknown } from './check';
import { stringOf } from '../../runtime/validation/string-of';

/** The lists of names that `allow` may use, with the place of the session that names them all. A place without a closed list allows any name. */
const lists = {
  roles: { thing: 'role', at: 'session.user.Roles.-' },
  designations: { thing: 'designation', at: 'session.settings.Designations.-.Type' },
} as const;

/** Checks that who-may names roles and designations that exist: a misspelt one would lock everybody out. */
export function checkAllow(check: Check, path: Path, allow: Allow | undefined): void {
  if (allow === undefined || typeof allow === 'string') return;
  if (allow.actor === true && allow.roles === undefined && allow.designations === undefined)
    check.report('missing-key', [...path, 'actor'], 'Add "roles" or "designations", which the person who acts must have: "actor" only says whose they are.', {
      part: 'key',
    });
  if (typeof allow.roles === 'string') checkNamedRoles(check, [...path, 'roles'], allow.roles);
  for (const [key, { thing, at }] of Object.entries(lists) as [keyof typeof lists, (typeof lists)[keyof typeof lists]][]) {
    const names = check.query('commonPart', at)?.enum;
    if (!Array.isArray(names)) continue;
    const given = allow[key] ?? [];
    if (typeof given === 'string') continue;
    given.forEach((name, index) => {
      if (!names.includes(name)) reportUnknown(check, 'unknown-role', [...path, key, index], thing, name, names.map(stringOf));
    });
  }
}

/** A name stands for a constant that is a list of roles, none of them misspelt. */
function checkNamedRoles(check: Check, path: Path, name: string): void {
  const listed = check.query('textList', name);
  if (listed === undefined) {
    reportUnknown(check, 'unknown-setting', path, 'list of roles', name, Object.keys(check.query('textLists')));
    return;
  }
  if (listed.length === 0) check.report('wrong-value', path, `The constant "${name}" names no role, so no one has access.`);
  const roles = check.query('commonPart', lists.roles.at)?.enum;
  if (!Array.isArray(roles)) return;
  for (const role of listed) if (!roles.includes(role)) check.report('unknown-role', path, `There is no role "${role}", which the constant "${name}" names.`);
}

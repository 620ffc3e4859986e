import { addDays } from '../../runtime/format/date';
import type { UserRow } from '../records/callers';
import type { ProfileRow } from '../records/profiles';
import seeds from './custom-facts.json';
import { numberOf, storyOf } from './stories';

/** Days that differ from person to person: at least so many, and up to so many others. */
interface Days {
  least: number;
  others: number;
}

/** Where the value of a field of a company's own comes from. */
type Fact = { daysBeforeHire: Days } | { daysFromToday: Days } | { oneOf: unknown[] } | { ofLocation: Record<string, string> };

interface Known {
  user: UserRow;
  hired: string;
  today: string;
}

/** Gives the fields of each company's own the values that agree with what else is known of a person, and those of their story. Fields without a value stay empty. */
export function withCustomFacts<Rows extends { users: UserRow[]; profiles: ProfileRow[] }>(rows: Rows, today: string): Rows {
  const users = new Map(rows.users.map((user) => [user.UserId, user]));
  const profiles = rows.profiles.map((profile) => {
    const user = users.get(profile.UserId)!;
    const hired = String(profile.Answers.find(({ Id }) => Id === 'HireDate')?.UserAnswer);
    const facts = Object.entries((seeds as Record<string, Record<string, Fact>>)[user.EntityId] ?? {});
    const values = facts.map(([name, fact]) => [name, valueOf(fact, { user, hired, today })] as const);
    const known = { ...Object.fromEntries(values.filter(([, value]) => value !== undefined)), ...storyOf(user)?.custom };
    return { ...profile, Custom: { ...profile.Custom, ...Object.fromEntries(Object.entries(known).filter(([name]) => Object.hasOwn(profile.Custom, name))) } };
  });
  return { ...rows, profiles };
}

function valueOf(fact: Fact, { user, hired, today }: Known): unknown {
  const number = numberOf(user);
  const days = ({ least, others }: Days) => least + ((number * 131) % others);
  if ('daysBeforeHire' in fact) return addDays(hired, -days(fact.daysBeforeHire));
  if ('daysFromToday' in fact) return addDays(today, days(fact.daysFromToday));
  if ('oneOf' in fact) return fact.oneOf[number % fact.oneOf.length];
  return user.Location === null ? undefined : fact.ofLocation[user.Location];
}

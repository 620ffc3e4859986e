import type { JsonSchema, Revision } from '../../runtime/definitions/compiled';
import { searchText } from '../../runtime/format/plain-text';
import type { ProfileRow } from '../records/profiles';
import { sampleValue } from './sample-value';
import { seededRandom } from './seeded-random';
import { stringOf } from '../../runtime/validation/string-of';

/** Sees to it that no two people of a company share what must be unique: who comes second gets another value. Its draws are its own: the rest of the demo stays. */
export function uniqueValues() {
  const taken = new Set<string>();
  const random = seededRandom(20_261_123);
  return (profile: ProfileRow, { records }: Revision): ProfileRow => {
    const properties = Object.entries((records.UserProfileCustom?.properties ?? {}) as Record<string, JsonSchema>);
    const Custom = { ...profile.Custom };
    for (const [name, property] of properties) {
      if (property['x-unique'] === undefined || !Object.hasOwn(Custom, name)) continue;
      const place = () => `${profile.EntityId} ${name} ${searchText(stringOf(Custom[name]))}`;
      while (taken.has(place())) Custom[name] = sampleValue(property, random);
      taken.add(place());
    }
    return { ...profile, Custom };
  };
}

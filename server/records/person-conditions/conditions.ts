import type { SQL } from 'drizzle-orm';
import { accountConditions } from './account';
import { assessmentConditions } from './assessment';
import { challengeConditions } from './challenge';
import type { PersonCriteria } from './criteria';
import { customConditions } from './custom-fields';
import { healthConditions } from './health';
import { trackerConditions } from './trackers';

/** What must hold of a person of the table `users`; nothing for no criteria. Every value that somebody sent is a parameter. */
export const personConditions = (criteria: PersonCriteria): SQL[] => [
  ...accountConditions(criteria),
  ...challengeConditions(criteria),
  ...healthConditions(criteria),
  ...assessmentConditions(criteria),
  ...trackerConditions(criteria),
  ...customConditions(criteria),
];

import type { Job } from '../calls/job';
import { jobs as authoring } from '../areas/authoring/jobs';
import { jobs as people } from '../areas/people/jobs';
import { jobs as planYears } from '../areas/plan-years/jobs';
import { jobs as retention } from '../areas/retention/jobs';
import { jobs as programs } from '../areas/programs/jobs';
import { jobs as rules } from '../areas/rules/jobs';

/** The jobs by area, one file each. */
export const jobsByArea: Record<string, readonly Job[]> = { authoring, people, planYears, programs, retention, rules };

import type { Job } from '../../calls/job';
import { planJob, ruleJob } from '../../calls/rule-occasions';
import { findUnplanned, planRules } from './plan-rules';
import { runRule } from './run-rule';

/** The jobs of rules: one plans them for the rows that are there, and one runs a rule for an occasion of a row. */
export const jobs: readonly Job[] = [
  { name: planJob, isLong: true, find: findUnplanned, run: planRules },
  { name: ruleJob, run: runRule },
];

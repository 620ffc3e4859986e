import { timeZoneOf } from '../../calls/time-zone';
import { measuresOf } from '../assessment/measures';
import { conditionHistory, resultsRecord, submissionList, submissionName } from '../assessment/submissions';
import { notFound } from '../../foundation/outcome';
import type { Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/health-profile.json. */
export const handlers = {
  async getHraResults({ caller, query: { planYearEntityId } }, { healthProfiles }) {
    const rows = await healthProfiles.results(caller.user.UserId);
    const found = planYearEntityId === undefined ? rows[0] : rows.find((row) => submissionName(row) === planYearEntityId);
    if (planYearEntityId !== undefined && found === undefined) throw notFound('There is no such submission.');
    return { Data: found === undefined ? null : resultsRecord(found) };
  },

  async getBiometricMeasurements({ caller, revision }, { healthProfiles }) {
    const { ShownMeasures } = caller.company.biometrics;
    const measures = measuresOf(await healthProfiles.measurements(caller.user.UserId), constantsOf(revision));
    return { Data: measures.filter(({ MeasureId }) => ShownMeasures.some((shown) => shown === MeasureId)) };
  },

  async getHealthConditionHistory({ caller, query }, { healthProfiles }) {
    return { Data: conditionHistory(await healthProfiles.results(caller.user.UserId), query.conditionId) };
  },

  async getAssessmentSubmissions({ caller, revision }, { healthProfiles }) {
    const rows = await healthProfiles.results(caller.user.UserId);
    return { Data: { Items: submissionList(rows, timeZoneOf({ caller, revision }), constantsOf(revision).assessments) } };
  },
} satisfies Handlers<'health-profile'>;

import { timeZoneOf } from '../../calls/time-zone';
import { measuresOf } from '../assessment/measures';
import { fill, ownAssessment } from '../assessment/own';
import { conditionHistory, resultsRecord, submissionList, submissionName } from '../assessment/submissions';
import { notFound } from '../../foundation/outcome';
import type { Handlers } from '../../calls/contract';
import { FileAnswer } from '../../calls/file-answer';
import { constantsOf } from '../../foundation/constants';
import { questionnaireResponse } from './questionnaire-response';

/** The calls of schemas/endpoints/health-profile.json. */
export const handlers = {
  async getHraResults({ caller, query: { planYearEntityId } }, { healthProfiles }) {
    const rows = await healthProfiles.results(caller.user.UserId);
    const found = planYearEntityId === undefined ? rows[0] : rows.find((row) => submissionName(row) === planYearEntityId);
    if (planYearEntityId !== undefined && found === undefined) throw notFound('Submission not found.');
    return { Data: found === undefined ? null : resultsRecord(found, rows[rows.indexOf(found) + 1]) };
  },

  async downloadQuestionnaireResponse({ caller, revision, query: { planYearEntityId } }, tools) {
    const found = (await tools.healthProfiles.results(caller.user.UserId)).find((row) => submissionName(row) === planYearEntityId);
    if (found === undefined) throw notFound('Submission not found.');
    const own = await ownAssessment({ caller, revision }, found.UserAssessmentProgressId, tools);
    const filled = await fill(own, { caller, revision }, tools, tools.clock);
    const response = questionnaireResponse(own.progress, filled, `${caller.user.FirstName} ${caller.user.LastName}`);
    return FileAnswer.whole(`health-assessment-${planYearEntityId}.json`, 'application/fhir+json; charset=utf-8', `${JSON.stringify(response, null, 2)}\n`);
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

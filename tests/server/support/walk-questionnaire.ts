import type { Questionnaire } from '../../../runtime/definitions/shapes/questionnaire';
import type { OverlayPublication } from '../../../schemas/generated/records';
import { shirtSizes } from './overlays';
import type { TestServer } from './test-server';

const isYes = (question: string) => ({ question, operator: 'IsEqualTo' as const, values: ['Yes'] });
const levels = [
  { code: 'low', name: 'Low', from: 0, tone: 'warning' as const, advice: 'Begin with little.' },
  { code: 'high', name: 'High', from: 60 },
];

/** A small questionnaire with everything that the server tells apart: conditions on a page and across pages, a page that may be hidden, measures. */
export const walk: Questionnaire = {
  id: 'walk',
  kind: 'questionnaire',
  name: 'Walk of life',
  fieldset: 'assessment-question',
  measures: 'healthMeasureNames',
  pages: [
    {
      id: 'start',
      name: 'Start',
      contents: [
        { id: 'smokes', question: 'Do you smoke?', type: 'YesNo', help: 'Anything counts.' },
        { id: 'cigarettes', question: 'How many?', type: 'Integer', unit: 'a day', minimum: 0, maximum: 200, showWhen: [{ all: [isYes('smokes')] }] },
        { id: 'weight', question: 'Your weight?', type: 'Decimal', minimum: 30, maximum: 300, decimals: 1, measure: 'Weight' },
        {
          id: 'pressure',
          question: 'Your blood pressure?',
          type: 'Measurement',
          optional: true,
          measure: 'BloodPressure',
          parts: [
            { name: 'Systolic', minimum: 50, maximum: 250 },
            { name: 'Diastolic', minimum: 30, maximum: 150 },
          ],
        },
      ],
    },
    {
      id: 'smoking',
      name: 'Smoking',
      showWhen: { all: [isYes('smokes')] },
      contents: [
        {
          id: 'reason',
          question: 'Why would you stop?',
          type: 'SingleChoice',
          options: [
            { value: 'health', text: 'My health' },
            { value: 'money', text: 'The money' },
          ],
        },
        {
          id: 'helps',
          question: 'What would help?',
          type: 'MultipleChoice',
          optional: true,
          options: ['gum', 'coach', 'friends'].map((value) => ({ value, text: value })),
        },
      ],
    },
    {
      id: 'feeling',
      name: 'Feeling',
      contents: [
        { id: 'moodNote', information: 'Almost done.', showWhen: [{ any: [isYes('smokes'), { question: 'mood', operator: 'IsLessThan', values: ['3'] }] }] },
        { id: 'mood', question: 'How do you feel?', type: 'Scale', minimum: 0, maximum: 10, ends: { minimum: 'Low', maximum: 'High' } },
        {
          id: 'doctor',
          question: 'Who is your doctor?',
          type: 'ShortText',
          showWhen: [{ all: [{ question: 'reason', operator: 'IsEqualTo', values: ['health'] }] }],
        },
      ],
    },
  ],
  results: {
    values: [{ id: 'heavy', value: { $: 'answers.cigarettes > 10' } }],
    areas: [
      { id: 'tobacco', name: 'Tobacco', score: { $: "answers.smokes == 'No' ? 100 : (values.heavy ? 20 : 40)" }, levels },
      { id: 'spirits', name: 'Spirits', score: { $: 'answers.mood * 10' }, levels },
      { id: 'heart', name: 'Heart', score: { $: 'answers.pressure[0] - answers.pressure[1]' }, levels },
    ],
    overall: { score: { $: '(areas.tobacco + areas.spirits) / 2' }, levels },
  },
};

/** Everything that must be answered by somebody who does not smoke, page by page. */
export const complete = { start: { smokes: ['No'], weight: ['80.5'] }, feeling: { mood: ['7'] } };

const walkIsAsked = {
  id: 'walk',
  kind: 'overlay',
  operations: [{ op: 'set', in: 'constants:assessments', node: 'healthAssessment', property: 'value', was: 'health-risk', to: 'walk' }],
};

/** Lets Summit's people answer this questionnaire from their next sign-in on, as an author publishes it. */
export async function ask(server: TestServer, questionnaire: Questionnaire): Promise<void> {
  const author = await server.as('super@wellspring.example');
  const { body } = await author.get<{ InUse: number }>('/authoring/publications?customer=summit');
  const Files = [
    ...shirtSizes,
    { Path: 'walk.overlay.json', Text: JSON.stringify(walkIsAsked, null, 1) },
    { Path: 'walk.questionnaire.json', Text: JSON.stringify(questionnaire, null, 1) },
  ];
  const answer = await author.post<OverlayPublication>('/authoring/publish', { Customer: 'summit', Files, Why: 'A test.', InUse: body.InUse });
  // 409: it is asked already.
  if (![200, 409].includes(answer.status)) throw new Error(JSON.stringify(answer.body));
}

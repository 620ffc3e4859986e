import { readdirSync, readFileSync } from 'node:fs';
import companies from '../../server/demo/companies.json';
import { calendarOf } from '../../server/demo/demo-calendar';
import eligibilityFields from '../../server/demo/eligibility-fields.json';
import events from '../../server/demo/events.json';
import { makePlanYearPrograms, makePrograms } from '../../server/demo/make-programs';
import { makeReportedPrograms } from '../../server/demo/make-self-reports';
import profileItems from '../../server/demo/profile-items.json';
import notifications from '../../server/demo/program-notifications.json';
import programs from '../../server/demo/programs.json';
import hub from '../../server/demo/resource-hub.json';
import rewards from '../../server/demo/rewards.json';
import scheduler from '../../server/demo/scheduler.json';
import startUp from '../../server/demo/start-up.json';
import serverConstants from '../../schemas/settings/server.constants.json';
import type { ProgramRow } from '../../server/records/programs';

/** One day of each season, so that each title of a season is among the texts. */
const days = ['2026-02-20', '2026-05-20', '2026-08-20', '2026-11-20', '2027-01-02'];

/** What the platform and the companies of the demo write for people to read, by where it is shown. What people write themselves is not among it. */
export function demoTexts(): Record<string, string[]> {
  const seasons = days.flatMap((day) => calendarOf(day).seasons);
  const planYears = days.flatMap((day) => [calendarOf(day).current, calendarOf(day).last]);
  const made = [
    ...days.flatMap((day) => [...makePrograms('lakeside', calendarOf(day)), ...makePlanYearPrograms('lakeside', calendarOf(day))]),
    ...makeReportedPrograms(seasons[0]!),
  ];
  const levels = made.flatMap(({ Levels }) => Levels);
  const questions = [...profileItems, ...startUp.optionalFields, ...Object.values(eligibilityFields).flat()] as Question[];
  const support = companies.flatMap(({ settings }) => ('support' in settings ? [settings.support as { Title: string; Content: string }] : []));
  const listed = {
    programs: made.flatMap(({ Name, Summary, Description }) => [Name, Summary, Description]),
    levels: levels.flatMap(({ Name, Requirements }) => [Name, ...Requirements.flatMap((requirement) => [requirement.Name, requirement.Unit])]),
    'statement of rewards': [
      ...made.flatMap(({ Name, Levels }) => Levels.map((level) => `${Name}: ${level.Name}`)),
      'Cash-out of 100 points',
      'Cash-out of 1 point',
    ],
    leaderboards: made.flatMap(({ Board }) => (Board === null ? [] : [Board.Unit])),
    reports: made.flatMap(reportTexts),
    sections: [...programs.sections.flatMap(({ Name, Text }) => [Name, Text]), ...programs.tags.map(({ Name }) => Name)],
    events: [
      ...events.events.flatMap(({ Name, Summary, Description, sessions }) => [
        Name,
        Summary,
        Description,
        ...sessions.flatMap((one) => [one.Name, one.Details]),
      ]),
      ...events.events.flatMap((event) => ('whenWarm' in event ? Object.values(event.whenWarm!) : [])),
      ...Object.values(events.slots).flatMap(({ names }) => names),
      ...Object.values(events.documents).map(({ label }) => label),
      events.elsewhere,
      'Take part',
    ],
    rewards: rewards.customRewards.flatMap(({ Title, Description }) => [Title, Description]),
    hub: [...hub.sections.flatMap(({ Name, Text = '' }) => [Name, Text]), ...hub.resources.flatMap(({ Title, Text, Article = '' }) => [Title, Text, Article])],
    courses: [...catalogueTexts('curricula'), ...catalogueTexts('courses')],
    // Pictures of the news have words, so each language has pictures of its own.
    news: startUp.announcements.flatMap(({ Title, Content, ImageUrl = [] }) => [Title, Content, ImageUrl].flat()),
    links: startUp.quickLinks.map(({ Label }) => Label),
    agreements: [startUp.privacyPolicy.replaceAll('{company}', 'Lakeside Manufacturing'), startUp.eula, serverConstants.values.deliveredTerms.value],
    notices: notifications.flatMap(({ Name, Content }) => [Name, Content]),
    questions: questions.flatMap(({ Label, HelpText, Options = [] }) => [Label, HelpText ?? '', ...Options.map(({ Text }) => Text)]),
    support: support.flatMap(({ Title, Content }) => [Title, Content]),
    coaching: scheduler.types.map(({ Name }) => Name),
    'plan years': planYears.map(({ Name }) => Name),
  };
  return Object.fromEntries(Object.entries(listed).map(([place, texts]) => [place, [...new Set(texts)].filter((text) => text !== '')]));
}

interface Item {
  Name?: string;
  Title?: string;
  Description?: string;
  Pages?: {
    Name: string;
    Content: string;
    ImageText?: string;
    Questions: { QuestionText: string; Explanation: string; AnswerChoices: { ChoiceText: string }[] }[];
  }[];
}

/** Words that are the same in both languages. */
const sameWords = /^(?:\d+|No|Tofu)$/;

/** What the items of a catalogue of the product say: their names, and what a course has on its pages. */
const catalogueTexts = (catalogue: string): string[] =>
  readdirSync(`schemas/catalogues/${catalogue}`)
    .map((file) => (JSON.parse(readFileSync(`schemas/catalogues/${catalogue}/${file}`, 'utf8')) as { value: Item }).value)
    .flatMap(({ Name, Title, Description, Pages = [] }) => [Name ?? Title ?? '', Description ?? '', ...Pages.flatMap(pageTexts)])
    .filter((text) => !sameWords.test(text));

const pageTexts = ({ Name, Content, ImageText = '', Questions }: NonNullable<Item['Pages']>[number]): string[] => [
  Name,
  Content,
  ImageText,
  ...Questions.flatMap(({ QuestionText, Explanation, AnswerChoices }) => [QuestionText, Explanation, ...AnswerChoices.map(({ ChoiceText }) => ChoiceText)]),
];

interface Question {
  Label: string;
  HelpText?: string | null;
  Options?: { Text: string }[];
}

function reportTexts({ Reporting }: ProgramRow): string[] {
  if (Reporting === null) return [];
  const { ReportingInstructions, CheckboxText, Outcome, Alternative, Documents = [] } = Reporting;
  return [
    ReportingInstructions,
    CheckboxText,
    Outcome?.SelfReportDescription ?? '',
    ...(Outcome?.SelfReportOptions ?? []).map(({ Text }) => Text),
    Alternative?.Text ?? '',
    ...Documents.map(({ AssociatedText = '' }) => AssociatedText),
  ];
}

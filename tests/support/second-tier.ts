/**
 * The files of browser tests that run in one of four landings, or where the change touches them, each with the reason. They show appearance, words and
 * hostile values. What shows that data is kept, saved, asked for or refused is not here: it runs in every landing.
 */
export const secondTier: Record<string, string> = {
  'runtime/screen/art.browser.test.tsx': 'drawings, and where they stand',
  'runtime/screen/cards.browser.test.tsx': 'how cards look, and which part of them is pressed',
  'runtime/screen/first-elements.browser.test.tsx': 'what of a long list is painted first',
  'runtime/screen/style-growth.browser.test.tsx': 'the time of style sheets',
  'runtime/screen/tile.browser.test.tsx': 'how tiles look',
  'runtime/table/rich-cells.browser.test.tsx': 'how cells look',
  'runtime/table/row-card.browser.test.tsx': 'the order of words on a card',
  'runtime/table/use-width.browser.test.tsx': 'what is wider than its place',
  'tests/contract/faulty-twins.browser.test.tsx': 'that the contract of widgets finds mistakes; only a change of its rules can break it',
  'widgets/avatar/Avatar.browser.test.tsx': 'a picture or initials',
  'widgets/chart/chart.browser.test.tsx': 'a picture of numbers, and its table',
  'widgets/currency/currency.browser.test.tsx': 'how an amount is written',
  'widgets/faces/faces.browser.test.tsx': 'how faces look; the contract of widgets shows that their value is kept',
  'widgets/image/image.browser.test.tsx': 'pictures, their words, and hostile values',
  'widgets/paginator/paginator.browser.test.tsx': 'buttons and words of pages',
  'widgets/video/video.browser.test.tsx': 'size, name and words of a film, and hostile values',
};

/**
 * The files of application tests that run in one of four landings, or where the change touches their screens, each with what runs in every landing instead.
 * The files of a list run in the same landing; the four lists cost about the same. Signing in, sessions, identity, rewards, the assessment, every screen in
 * every role, and changes by several people at once are not here.
 */
export const applicationTurns: readonly Record<string, string>[] = [
  {
    'tests/browser/self-reports.test.ts': 'tests/server/self-reports: what is saved, by whom, and the points',
    'tests/browser/program-walks.test.ts': 'tests/server/program-joining, permissions: who joins for whom',
    'tests/browser/learning.test.ts': 'tests/server/learning: pages, answers and progress',
    'tests/browser/challenge-administration.test.ts': 'tests/server/challenge-administration: groups, progress and who may',
    'tests/browser/challenge-approvals.test.ts': 'tests/server/approvals: decisions, and two at once',
    'tests/browser/coaching.test.ts': 'tests/server/coaching: entries and who reads them',
    'tests/browser/company-settings.test.ts': 'tests/server/company-settings: what is saved, and conflicts',
    'tests/browser/mission-statement.test.ts': 'tests/server/mission-statement: what is saved, and for whom',
    'tests/browser/devices.test.ts': 'tests/server/devices: connections',
    'tests/browser/shell.test.ts': 'tests/browser/routes: the menus of every role',
  },
  {
    'tests/browser/scheduler.test.ts': 'tests/server/scheduler-booking, tests/server/scheduler-writers: bookings, conflicts, and several at once',
    'tests/browser/trackers.test.ts': 'tests/server/tracker-entries: entries, limits, several at once',
    'tests/browser/people-filters.test.ts': 'tests/server/filters: whom a filter finds',
    'tests/browser/calendar.test.ts': 'tests/server/calendar: what stands on which day',
    'tests/browser/failed-messages.test.ts': 'tests/server/failed-messages: who sees and sends what again',
    'tests/browser/list-of-a-customer.test.ts': 'tests/server/resources-of-customers: rows, rights and limits',
    'tests/browser/leaderboard.test.ts': 'tests/server/leaderboard: ranks and hidden people',
    'tests/browser/events.test.ts': 'tests/server/event-sign-up: registrations and full sessions, several at once',
    'tests/browser/resource-hub.test.ts': 'tests/server/resource-hub: rows, order and rights',
    'tests/browser/challenge-administration-keyboard.test.ts': 'tests/server/challenge-administration: progress and approvals',
    'tests/browser/keyboard.test.ts': 'tests/browser/second-factor: a sign-in by keyboard',
    'tests/browser/definitions.test.ts': 'tests/server/publishing: what is published, by whom, and going back',
  },
  {
    'tests/browser/impersonation-walks.test.ts': 'tests/browser/impersonation, tests/server/impersonation: who may act for whom',
    'tests/browser/people.test.ts': 'tests/server/people: search, order, changes and exports',
    'tests/browser/development.test.ts': 'tests/server/author: what authors are shown, and that a built server has none of it',
    'tests/browser/event-views.test.ts': 'tests/server/event-sign-up: registrations and what is refused',
    'tests/browser/program-notification-editor.test.ts': 'tests/server/program-notification: what is saved',
    'tests/browser/announcements.test.ts': 'tests/server/announcements: order, archive and who has read',
    'tests/browser/frame.test.ts': 'tests/browser/routes: the frame of every role',
    'tests/browser/program-notifications.test.ts': 'tests/server/program-notification: what is shown to whom',
    'tests/browser/message-board-dialog.test.ts': 'tests/server/message-board: messages and rights',
    'tests/browser/color-scheme.test.ts': 'tests/browser/every-screen: contrast in dark',
    'tests/browser/customer-fields.test.ts': 'tests/server/profile, people-exports: what a customer adds is saved and listed',
    'tests/browser/print-and-motion.test.ts': 'nothing: how a page prints, and that it rests where motion is reduced',
  },
  {
    'tests/browser/message-board.test.ts': 'tests/server/message-board: messages, rights, several at once',
    'tests/browser/health-profile.test.ts': 'tests/server/health-profile: figures, and who sees them',
    'tests/browser/groups.test.ts': 'tests/server/groups: invitations, members and rights',
    'tests/browser/user-search.test.ts': 'tests/server/user-search: who finds whom',
    'tests/browser/programs.test.ts': 'tests/server/programs: joining, quitting and standings',
    'tests/browser/welcome-form.test.ts': 'tests/server/startup: what is asked, saved and refused',
    'tests/browser/group-email.test.ts': 'tests/server/groups: who may write to whom',
    'tests/browser/reward-administration.test.ts': 'tests/server/reward-administration: custom rewards and orders',
    'tests/browser/branding.test.ts': 'tests/server/page: whose branding an address has',
    'tests/browser/challenge-dashboards.test.ts': 'tests/server/challenge-dashboards: the figures, and for whom',
    'tests/browser/start-up.test.ts': 'tests/server/startup: what is asked, saved and refused',
  },
];

/** Whether a file of application tests runs as a whole in one of four landings, so that nothing in it is sliced further. */
export const takesTurns = (file: string): boolean => applicationTurns.some((turn) => Object.hasOwn(turn, file));

/** A file of unit tests, or of tests of the server, that takes turns. */
export interface Turn {
  /** What runs in every landing instead. */
  instead: string;
  /** What it reads and does not import: folders, which end with `/`, JSON files below them, or single files, whose imports count too. */
  reads: readonly string[];
}

const definitions = ['flows/**.json', 'schemas/**.json', 'screens/**.json', 'widgets/**.json', 'public/art/'];
const anySchemaPage = ['tests/json-schemas/page.html', 'tests/json-schemas/page.tsx', 'tests/samples/json-schemas/'];

/** What the commands of authors go through: the definitions, and all code that checks, reads and writes them. */
const byAuthors = [...definitions, 'codegen/'];

/**
 * The files of unit tests that run in one of four landings, or where the landing changes what they import or read. They try random input, or sweep over
 * all that there is of a kind. The files of a list run in the same landing; the four lists cost about the same.
 */
export const unitTurns: readonly Record<string, Turn>[] = [
  {
    'tests/check/mutation.test.ts': { instead: 'tests/check/faults: each fault of the check, planted', reads: definitions },
    'tests/check/mistakes.test.ts': { instead: 'tests/check/faults: each fault of the check, planted', reads: definitions },
    'tests/docs/authoring.test.ts': { instead: 'tests/check/overlay, fragments: what the recipes use', reads: [...definitions, 'docs/authoring.md'] },
    'tests/author/fhir-export.test.ts': { instead: 'tests/author/fhir-meaning: what the elements of FHIR mean', reads: [...byAuthors, 'tests/author/fhir/'] },
    'tests/author/provenance.test.ts': { instead: 'tests/check/overlay: what overlays change', reads: byAuthors },
    'tests/author/why-form.test.ts': { instead: 'runtime/form: when a field shows', reads: byAuthors },
  },
  {
    'tests/json-schemas/large-schemas.test.ts': { instead: 'runtime/form/builder/builder-growth: the work of a large form', reads: anySchemaPage },
    'tests/json-schemas/lines.test.ts': { instead: 'tests/json-schemas/both-validators, broken-parts: forms of any schema', reads: anySchemaPage },
    'tests/json-schemas/render.test.ts': { instead: 'tests/json-schemas/both-validators, broken-parts: forms of any schema', reads: anySchemaPage },
    'tests/json-schemas/round-trips.test.ts': { instead: 'tests/json-schemas/both-validators, broken-parts: forms of any schema', reads: anySchemaPage },
    'tests/json-schemas/shown-values.test.ts': { instead: 'tests/json-schemas/both-validators, broken-parts: forms of any schema', reads: anySchemaPage },
    'tests/docs/widgets.test.ts': {
      instead: 'tests/contract: the rules of widgets',
      reads: [...byAuthors, 'docs/widgets.md', 'tests/contract/contract.ts', 'tests/samples/widget-package/', 'widgets/'],
    },
  },
  {
    'tests/author/new-field.test.ts': { instead: 'tests/check/overlay, overlay-places: fields that a customer adds', reads: definitions },
    'tests/formulas/formula-faults.test.ts': {
      instead: 'tests/formulas/formulas.property: what formulas come to',
      reads: ['schemas/**.json', 'tests/samples/'],
    },
    'tests/json-schemas/suite.test.ts': { instead: 'tests/json-schemas/stock-validator: the keywords, one by one', reads: ['tests/samples/'] },
    'tests/author/import-questionnaire.test.ts': {
      instead: 'tests/author/fhir-import, fhir-elements: each element of FHIR',
      reads: [...byAuthors, 'tests/author/fhir/', 'tests/samples/'],
    },
    'tests/author/texts.test.ts': { instead: 'tests/languages/languages: the texts of all definitions', reads: byAuthors },
    'tests/author/why.test.ts': { instead: 'tests/flows: when a question shows', reads: byAuthors },
    'tests/languages/author-languages.test.ts': {
      instead: 'tests/languages/languages: the texts of all definitions',
      reads: [...byAuthors, 'docs/authoring.md'],
    },
  },
  {
    'server/demo/make-rows.test.ts': { instead: 'nothing: the people of the demo, which every server of the tests starts with', reads: definitions },
    'tests/author/new-part.test.ts': {
      instead: 'Lint and types: what lists nodes, actions, jobs and areas is complete',
      reads: ['codegen/check/nodes/check-of.ts', 'codegen/check/actions/check-of.ts'],
    },
    'server/demo/tracker-rows.test.ts': { instead: 'nothing: the entries of the demo, which every server of the tests starts with', reads: definitions },
    'tests/stories.test.ts': {
      instead: 'codegen/check-project: the stories are those of the definitions',
      reads: [...definitions, '.storybook/', 'widgets/'],
    },
  },
];

/** What is started as a process of its own: the definitions, and all code of the server. */
const byStarts = [...definitions, 'server/start.ts', 'server/load-demo-apart.ts'];

/**
 * The files of tests of the server that run in one of four landings, or where the landing changes what they import or read: nearly any change of the
 * server. What guards data, money, identity, access or concurrency in every landing stands beside each. The four lists cost about the same.
 */
export const serverTurns: readonly Record<string, Turn>[] = [
  {
    'tests/server/list-plans.test.ts': { instead: 'nothing: how PostgreSQL searches large tables', reads: ['server/migrations/'] },
    'tests/server/author.test.ts': { instead: 'tests/server/publishing: what authors publish, who may, and going back', reads: definitions },
    'tests/server/start-refused.test.ts': {
      instead: 'server/config.test.ts: each setting that is refused; tests/server/start: a folder in use',
      reads: byStarts,
    },
    'tests/server/file-streams.test.ts': {
      instead: 'tests/server/file-uploads, files, upload-kinds: what is kept, refused, and read by whom',
      reads: definitions,
    },
    'tests/server/demo-stories.test.ts': { instead: 'tests/server/program-settling, rewards: how progress and points are stored', reads: definitions },
  },
  { 'tests/server/embedded.test.ts': { instead: 'the tests of each area on PostgreSQL; tests/server/start: the data folder', reads: definitions } },
  {
    'tests/server/migrating.test.ts': {
      instead: 'tests/migrations: the rules and the snapshot; each database of the tests is migrated',
      reads: ['server/migrations/', 'server/migrate.ts'],
    },
    'tests/server/file-pieces-migration.test.ts': { instead: 'nothing: only a change of a migration can break it', reads: ['server/migrations/'] },
    'tests/server/user-search-plans.test.ts': { instead: 'nothing: how PostgreSQL searches large tables', reads: ['server/migrations/'] },
    'tests/server/publishing-nodes.test.ts': {
      instead: 'tests/server/publishing: what applies after a publication, and to whom; two-nodes',
      reads: definitions,
    },
  },
  {
    'tests/server/start-two-nodes.test.ts': { instead: 'tests/server/two-nodes, live: what two nodes share', reads: byStarts },
    'tests/server/scheduler-free-times.test.ts': { instead: 'tests/server/scheduler-booking: which times can be booked', reads: definitions },
    'tests/server/questionnaire-response.test.ts': { instead: 'tests/server/assessment-submit: what is submitted and kept', reads: definitions },
    'tests/server/answer-templates.test.ts': { instead: 'tests/server/today, wire: calls whose answer is a template', reads: definitions },
    'tests/server/compression.test.ts': { instead: 'tests/server/wire: answers and their headers', reads: definitions },
  },
];

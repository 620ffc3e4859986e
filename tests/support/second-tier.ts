/**
 * The files of browser tests that run in one of three landings, or where the change touches them, each with the reason. They show appearance, words and
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
  'widgets/avatar/Avatar.browser.test.tsx': 'a picture or initials',
  'widgets/chart/chart.browser.test.tsx': 'a picture of numbers, and its table',
  'widgets/currency/currency.browser.test.tsx': 'how an amount is written',
  'widgets/faces/faces.browser.test.tsx': 'how faces look; the contract of widgets shows that their value is kept',
  'widgets/image/image.browser.test.tsx': 'pictures, their words, and hostile values',
  'widgets/paginator/paginator.browser.test.tsx': 'buttons and words of pages',
  'widgets/video/video.browser.test.tsx': 'size, name and words of a film, and hostile values',
};

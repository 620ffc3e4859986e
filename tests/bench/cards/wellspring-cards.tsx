import { createRoot } from 'react-dom/client';
import '../../../runtime/screen/screen.css';
import { makeStage } from '../../support/stage';
import type { Answering, CardsGiven } from '../cards-page';

/** The application with the cards of the home page, from the definitions of the product. */
export async function prepare({ bundle, settings, mine, available, sections, now }: CardsGiven, answering: Answering) {
  const { element } = await makeStage({
    bundles: [bundle],
    answers: {
      'userprograms/currentandcompleted': () => answering(mine),
      'userprograms/available': () => answering(available),
      userprogramsections: () => answering(sections),
    },
    session: { Entity: { EntityId: 'lakeside', PlanYearId: '2026' } },
    settings,
    start: bundle.screen.path ?? '/',
    now: () => now,
  });
  return (root: HTMLElement) => createRoot(root).render(element);
}

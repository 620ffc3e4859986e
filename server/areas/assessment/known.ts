import { evaluate, type Scope } from '../../../runtime/expressions/evaluate';
import { toStringList } from '../../../runtime/validation/string-list';
import type { Asked } from './asked';
import type { Answers } from './filled';

/** What is known of a person without asking, by question, as answers are stored. */
export function knownAnswers(asked: Asked, scope: Pick<Scope, 'session' | 'today'>): Answers {
  const known = [...asked.questions].flatMap(([id, { question, stringList }]): [string, string[]][] =>
    question.known === undefined ? [] : [[id, toStringList(evaluate(question.known.$, scope), stringList)]],
  );
  return new Map(known.filter(([, answer]) => answer.length > 0));
}

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPath, RouterProvider } from 'react-router-dom';
import { revisionIn } from '../languages';
import { makeStage } from '../stages/ScreenStage';
import { type Walk, walks } from './walks';

interface WalkStageProps {
  /** The walk's name. */
  walk: string;
  customer?: string;
  /** The language that is spoken: en, or one of the product's. */
  language?: string;
  brand?: string;
}

/** What has come of a walk so far: what was sent, which files were saved, and where it is. */
interface Walked {
  sent: { call: string; body: unknown }[];
  saved: string[];
  address(): string;
  /** Opens a page of its own at an address. */
  go(address: string): Promise<void>;
}
export const walked: { now: Walked } = { now: { sent: [], saved: [], address: () => '', go: () => Promise.resolve() } };

/** The application where a walk begins. What is done in it is done by the story's play. */
export function WalkStage({ walk, customer = 'base', language = 'en', brand }: WalkStageProps) {
  const [stage, setStage] = useState<Stage>();
  useEffect(() => {
    let current = true;
    const found = walks[walk];
    if (found === undefined) throw new Error(`There is no walk "${walk}".`);
    begin(found, revisionIn(customer, language), brand, (made) => current && setStage(made));
    return () => {
      current = false;
    };
  }, [walk, customer, language, brand]);
  if (!stage) return null;
  return (
    <QueryClientProvider client={stage.services.queries}>
      <RouterProvider key={stage.number} router={stage.router} />
    </QueryClientProvider>
  );
}

/** A page that is open; another one has another number. */
type Stage = Awaited<ReturnType<typeof makeStage>> & { number: number };

function begin(
  { at, role = 'usual', standing, running, answers = {}, after = {} }: Walk,
  revision: ReturnType<typeof revisionIn>,
  brand: string | undefined,
  show: (stage: Stage) => void,
): void {
  const allow = revision.shell.routes.find(({ path }) => path === at)?.allow ?? 'everyone';
  const circumstances = { role, path: at, calls: 'answered', brand, allow, standing, answers: structuredClone(answers), ...(running && { running }) };
  const now: Walked = { sent: [], saved: [], address: () => '', go: open };
  const hears = {
    saved: (name: string) => now.saved.push(name),
    sent(call: string, body: unknown) {
      now.sent.push({ call, body: typeof body === 'string' ? JSON.parse(body) : body });
      // Once it answers as it does in all stories: what this one gives it before are refusals.
      if (!circumstances.answers[call]?.length) Object.assign(circumstances, after[call]);
    },
  };
  let number = 0;
  async function open(address: string): Promise<void> {
    const stage = await makeStage(revision, address, circumstances, hears);
    now.address = () => createPath(stage.router.state.location);
    number += 1;
    show({ ...stage, number });
  }
  walked.now = now;
  void open(at);
}

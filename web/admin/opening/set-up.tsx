import { useQuery } from '@tanstack/react-query';
import type { SetUp as Facts } from '#contract/areas/opening/calls.ts';
import { setUpSteps, type SetUpStep } from '#contract/areas/opening/values.ts';
import { queries } from '#web/shared/api/api.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { DeskLink } from '../desk-link.tsx';
import desk from '../desk.module.css';
import { OpenSite } from './open-site.tsx';
import { Step } from './step.tsx';
import { TestGateway } from './test-gateway.tsx';
import { TestEmail } from './test-email.tsx';
import { useStepNote } from './use-step-note.ts';

const whileMailWaitsMs = 4_000;

/** Where each step is done. */
const places: Record<SetUpStep, string | null> = {
  seller: 'settings/seller',
  payments: 'settings/payments',
  legal: 'legal-texts',
  mail: null,
  partner: 'partners/create',
  category: 'categories/create',
  course: 'courses/create',
  class: 'classes/create',
};
const lists: Partial<Record<SetUpStep, string>> = {
  partner: 'partners',
  category: 'categories',
  course: 'courses',
  class: 'classes',
};

/** What a new site still needs; once it is open, a sentence. `paths` are the areas that the desk has. */
export function SetUp({ paths }: { paths: readonly string[] }) {
  const t = useTexts('desk_opening');
  const words = useTexts('desk');
  const query = useQuery({
    ...queries().opening.retrieveSetUp.queryOptions({ input: {} }),
    refetchInterval: ({ state }) => (state.data?.results[0]?.mail.waiting ? whileMailWaitsMs : false),
  });
  const [facts] = query.data?.results ?? [];

  if (facts?.is_open)
    return (
      <p className={desk.meta}>
        {t('is_open')} <DeskLink to="settings/general">{t('to_settings')}</DeskLink>
      </p>
    );
  if (facts) return <Steps facts={facts} paths={paths} />;
  if (query.error) return <NotLoaded query={query} level={2} title={t('not_loaded')} text={words('not_loaded_text')} />;
  return <SkeletonForm fields={4} label={words('loading_record')} />;
}

function Steps({ facts, paths }: { facts: Facts; paths: readonly string[] }) {
  const t = useTexts('desk_opening');
  const noteOf = useStepNote(facts);
  const done = facts.steps.filter(({ is_done }) => is_done).length;
  const current = facts.steps.find(({ is_done }) => !is_done)?.key;

  return (
    <section className={desk.part} aria-labelledby="set-up">
      <h2 id="set-up">
        {t('title')} <small>{t('done_of', { done, count: facts.steps.length })}</small>
      </h2>
      <ol>
        {facts.steps.map(({ key, is_done }, place) => (
          <Step
            key={key}
            number={place + 1}
            state={is_done ? 'done' : key === current ? 'current' : 'later'}
            title={t('step', { key })}
            note={noteOf(key, is_done)}
          >
            {key === 'mail' ? (
              <TestEmail isCurrent={key === current} isDone={is_done} mail={facts.mail} />
            ) : (
              <StepLink step={key} isDone={is_done} isCurrent={key === current} paths={paths} />
            )}
            {key === 'payments' && facts.ways_to_pay.gateway !== 'none' && <TestGateway />}
          </Step>
        ))}
        <OpenSite number={setUpSteps.length + 1} facts={facts} isReady={current === undefined} />
      </ol>
    </section>
  );
}

type StepLinkProps = { step: SetUpStep; isDone: boolean; isCurrent: boolean; paths: readonly string[] };

/** To the page where the step is done; nothing where the desk has none. */
function StepLink({ step, isDone, isCurrent, paths }: StepLinkProps) {
  const t = useTexts('desk_opening');
  const to = (isDone ? lists[step] : undefined) ?? places[step];

  if (to === null || !paths.includes(to.split('/')[0] ?? '')) return null;
  return (
    <DeskLink to={to} {...(isCurrent && { className: buttonClass() })}>
      {isDone ? (
        <>
          {t('review')} <Hidden>{t('step', { key: step })}</Hidden>
        </>
      ) : (
        t('act', { key: step })
      )}
    </DeskLink>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Muted, Panel, Row, Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { ownAffiliationsQuery } from '../own-affiliations.ts';
import { useWhen } from '../people/person-row.tsx';
import { StatusBadge } from '../people/status-badge.tsx';
import { AnswerInvitation } from './answer-invitation.tsx';

const EndDialog = lazy(async () => ({ default: (await import('../people/end-dialog.tsx')).EndDialog }));

export function MyAffiliations() {
  const t = useTexts('affiliations');
  const query = useQuery(ownAffiliationsQuery());

  return (
    <Stack wide>
      <Stack>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </Stack>
      <Loaded query={query} loading={t('loading')} failed={t('failed')}>
        {({ results }) => (results.length > 0 ? <Listed all={results} /> : <NoAffiliations />)}
      </Loaded>
    </Stack>
  );
}

function NoAffiliations() {
  const t = useTexts('affiliations');

  return (
    <EmptyState
      panel
      title={t('none')}
      actions={
        <Link className={buttonClass()} to="/profile/organization" search={{ view: 'new' }}>
          {t('create')}
        </Link>
      }
    >
      <p>{t('none_text')}</p>
    </EmptyState>
  );
}

function Listed({ all }: { all: readonly Affiliation[] }) {
  const t = useTexts('affiliations');
  const open = all.filter(({ status }) => status === 'invited');
  const active = all.filter(({ status }) => status === 'active');
  const past = all.filter((one) => !open.includes(one) && !active.includes(one));

  return (
    <>
      {open.length > 0 && (
        <Part title={t('invitations')}>
          <Stack>
            {open.map((one) => (
              <Panel key={one.id}>
                <Stack>
                  <Facts of={one} />
                  <AnswerInvitation of={{ id: one.id }} organization={one.organization_name} />
                </Stack>
              </Panel>
            ))}
          </Stack>
        </Part>
      )}
      {active.length > 0 && (
        <Part title={t('active')}>
          <Stack>
            {active.map((one) => (
              <Row key={one.id} apart>
                <Facts of={one} />
                <Leave of={one} />
              </Row>
            ))}
          </Stack>
        </Part>
      )}
      {past.length > 0 && (
        <Part title={t('past')}>
          <Stack>
            {past.map((one) => (
              <Facts key={one.id} of={one} />
            ))}
          </Stack>
        </Part>
      )}
      <p>
        <Link to="/profile/organization" search={{ view: 'new' }}>
          {t('create_another')}
        </Link>
      </p>
    </>
  );
}

function Facts({ of }: { of: Affiliation }) {
  const roles = useTexts('acting');
  const when = useWhen()(of);
  const facts = [roles(`role_${of.role}`), of.department, when].filter(Boolean).join(' · ');

  return (
    <div>
      <h3>{of.organization_name}</h3>
      <Row>
        <StatusBadge status={of.status} />
        <Muted>{facts}</Muted>
      </Row>
    </div>
  );
}

function Leave({ of }: { of: Affiliation }) {
  const t = useTexts('affiliations');
  const [isOpen, setOpen] = useState(false);
  const organization = of.organization_name;

  return (
    <>
      <Button variant="dangerQuiet" small onPress={() => setOpen(true)}>
        {t('leave')} <Hidden>{organization}</Hidden>
      </Button>
      <Suspense>
        {isOpen && (
          <EndDialog
            of={of}
            title={t('leave_title', { organization })}
            confirm={t('leave')}
            done={t('left', { organization })}
            onClose={() => setOpen(false)}
          >
            <p>{t('leave_text')}</p>
          </EndDialog>
        )}
      </Suspense>
    </>
  );
}

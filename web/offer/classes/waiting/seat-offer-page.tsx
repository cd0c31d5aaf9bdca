import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SeatOffer } from '#contract/offer/classes/waiting.ts';
import { LinkNotice, ReceivedLink } from '#web/shared/page/received-link.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { AnswerSeatOffer, type AcceptSeat } from './answer-seat-offer.tsx';
import { SeatOfferFacts } from './seat-offer-facts.tsx';
import { queries } from '#web/shared/api/api.ts';

type SeatOfferPageProps = { id: number; accept: AcceptSeat };

export function SeatOfferPage({ id, accept }: SeatOfferPageProps) {
  const t = useTexts('seat_offer');
  const query = useQuery(seatOfferQuery(id));
  const [offer] = query.data?.results ?? [];
  const latest = async () => (await query.refetch()).data?.results[0];

  return (
    <ReceivedLink
      query={query}
      loading={t('loading')}
      failed={t('failed')}
      isUnknown={query.data !== undefined && offer === undefined}
      unknown={<Unknown />}
    >
      {({ results: [match] }) => match && <Found offer={match} accept={accept} latest={latest} />}
    </ReceivedLink>
  );
}

type FoundProps = { offer: SeatOffer; accept: AcceptSeat; latest: () => Promise<SeatOffer | undefined> };

function Found({ offer, accept, latest }: FoundProps) {
  const t = useTexts('seat_offer');
  const { state, course_title: title } = offer;

  if (state !== 'open') return <Over offer={offer} />;
  return (
    <Stack>
      <h1>{t('title')}</h1>
      <p>{t('lead', { title })}</p>
      <SeatOfferFacts offer={offer} />
      <p>{t('terms')}</p>
      <AnswerSeatOffer offer={offer} accept={accept} latest={latest} />
    </Stack>
  );
}

function Over({ offer: { state, course_id, course_title: title } }: { offer: SeatOffer }) {
  const t = useTexts('seat_offer');
  const existing = state === 'open' ? 'expired' : state;

  return (
    <LinkNotice
      title={t(`${existing}_title`)}
      actions={
        state === 'accepted' ? (
          <MyCourses />
        ) : (
          <Link className={buttonClass({ variant: 'secondary' })} to="/courses/$id" params={{ id: String(course_id) }}>
            {t('to_course')}
          </Link>
        )
      }
    >
      <p>{t(`${existing}_text`, { title })}</p>
    </LinkNotice>
  );
}

function Unknown() {
  const t = useTexts('seat_offer');

  return (
    <LinkNotice title={t('not_found')} actions={<MyCourses />}>
      <p>{t('not_found_text')}</p>
    </LinkNotice>
  );
}

function MyCourses() {
  const t = useTexts('seat_offer');

  return (
    <Link className={buttonClass({ variant: 'secondary' })} to="/profile/my-courses">
      {t('to_my_courses')}
    </Link>
  );
}

function seatOfferQuery(id: number) {
  const query = queries().classes.retrieveSeatOffers.queryOptions({ input: { filter: { id } } });
  return { ...query, staleTime: 0 };
}

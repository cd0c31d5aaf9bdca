import { Ellipsis } from 'lucide-react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, Point, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Menu } from '#web/shared/ui/menu.tsx';
import { OrderNumbers } from '#web/shared/ui/order-numbers.tsx';
import type { Counted } from './count-unread.ts';
import type { Message } from './mailboxes.ts';
import styles from './message-list.module.css';
import type { Move } from './model/moves.ts';
import { useFormatter, useNow } from 'use-intl/react';
import { minuteMs } from '#contract/rules/durations.ts';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { ownPath } from '#web/shared/session/own-path.ts';

const tones: Record<NonNullable<Message['type']>, BadgeTone> = {
  alert: 'wait',
  important: 'info',
  informative: 'neutral',
};

type MessageRowProps = {
  of: Counted;
  message: Message;
  moves: readonly Move[];
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onMove: (move: Move) => void;
};

export function MessageRow({ of, message, moves, chosen, onChoose, onMove }: MessageRowProps) {
  const t = useTexts('messages');
  const { title, text, type, read, created_at, deleted_at } = message;

  return (
    <li className={styles.row} data-unread={!read || undefined}>
      <CheckboxField
        label={<Hidden>{t('choose', { title })}</Hidden>}
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className={styles.words}>
        <h2>
          {!read && <Point />}
          {!read && <Hidden>{t('is_unread')} </Hidden>}
          <MessageTitle message={message} onOpen={() => !read && !deleted_at && onMove('read')} />
        </h2>
        <p>
          <OrderNumbers in={text} />
        </p>
        <div className={styles.facts}>
          {type && <Badge tone={tones[type]}>{t(`type_${type}`)}</Badge>}
          <MessageTime at={created_at} />
        </div>
      </div>
      <Menu trigger={<Icon of={Ellipsis} />} label={t('more', { title })}>
        {moves.map((move) => (
          <button key={move} type="button" onClick={() => onMove(move)}>
            {t(`move_${move}`, { of })}
          </button>
        ))}
      </Menu>
    </li>
  );
}

/** «há 3 horas · 21 de novembro de 2026, 14:05», in the reader's time zone. */
function MessageTime({ at }: { at: string }) {
  const format = useFormatter();
  const now = useNow({ updateInterval: minuteMs });
  const moment = new Date(at);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const day = format.dateTime(moment, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const time = format.dateTime(moment, { hour: '2-digit', minute: '2-digit', timeZone });
  // With a slow clock a message would lie in the future.
  const past = moment > now ? now : moment;

  return (
    <time dateTime={at}>
      {format.relativeTime(past, now)} · {day}, {time}
    </time>
  );
}

type MessageTitleProps = { message: Message; onOpen: () => void };

function MessageTitle({ message: { title, link }, onOpen }: MessageTitleProps) {
  const router = useRouter();
  const navigate = useNavigate();
  const path = ownPath(link);
  const [, , page] = path ? router.getMatchedRoutes(new URL(path, location.origin).pathname) : [];
  if (!path || !page) return <OrderNumbers in={title} />;

  return (
    <a
      href={path}
      onClick={(event) => {
        onOpen();
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate({ href: path });
      }}
    >
      <OrderNumbers in={title} />
    </a>
  );
}

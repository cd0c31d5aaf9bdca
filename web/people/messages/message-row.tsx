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
import { MessageTime } from './message-time.tsx';
import { MessageTitle } from './message-title.tsx';
import type { Move } from './model/moves.ts';

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

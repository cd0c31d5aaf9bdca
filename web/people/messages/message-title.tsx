import { useNavigate, useRouter } from '@tanstack/react-router';
import { ownPath } from '#web/shared/session/own-path.ts';
import { OrderNumbers } from '#web/shared/ui/order-numbers.tsx';
import type { Message } from './mailboxes.ts';

type MessageTitleProps = { message: Message; onOpen: () => void };

export function MessageTitle({ message: { title, link }, onOpen }: MessageTitleProps) {
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

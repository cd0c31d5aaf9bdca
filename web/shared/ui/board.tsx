import type { ReactNode } from 'react';
import styles from './board.module.css';

export function Board({ children }: { children: ReactNode }) {
  return <ol className={styles.root}>{children}</ol>;
}

type BoardRowProps = {
  dateTime: string;
  day: string;
  month: string;
  weekday: string;
  title: ReactNode;
  partner?: ReactNode;
  where: ReactNode;
  seats?: ReactNode;
  price?: ReactNode;
};

export function BoardRow({ dateTime, day, month, weekday, title, partner, where, seats, price }: BoardRowProps) {
  return (
    <li className={styles.row}>
      <time className={styles.day} dateTime={dateTime}>
        <b>{day}</b>{' '}
        <span>
          {month} <br />
          {weekday}
        </span>
      </time>
      <div className={styles.what}>
        <h3>{title}</h3>
        {partner && <p>{partner}</p>}
      </div>
      <p className={styles.where}>{where}</p>
      <div className={styles.seats}>{seats}</div>
      <div className={styles.price}>{price}</div>
    </li>
  );
}

import { Link } from '@tanstack/react-router';
import { useWithdrawalDays } from './withdrawal-days.ts';

export function Terms() {
  return (
    <>
      <Ourselves />
      <Buying />
      <Learning />
      <Disagreeing />
    </>
  );
}

function Ourselves() {
  return (
    <>
      <p>
        These terms are between you and the organisation that runs this site. By creating an account or buying something
        you accept the version in force on that day; we keep a record of the date and the version you accepted.
      </p>

      <h2>What we do</h2>
      <p>
        Mestria brings together schools and people who want to learn. We show courses and classes, take enrolments and
        payments, give access to the content and issue the certificates. Each course is given by the school named on its
        page.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>Give your real name: it is the name that will appear on the certificate.</li>
        <li>
          The account is personal. Do not share the password; if you suspect that somebody knows it, change it at once.
        </li>
        <li>
          Anyone who buys for a company must be entitled to act for it, and says who each place is for before the first
          lesson.
        </li>
      </ul>
    </>
  );
}

function Buying() {
  return (
    <>
      <h2>Prices</h2>
      <p>
        Prices include VAT. The price that counts is the one you see when you confirm the order: it does not change
        afterwards, neither up nor down. A price marked with ≈ was converted at the latest exchange rate; the currency
        you pay in is fixed when the order is placed.
      </p>

      <h2>Order, place and payment</h2>
      <ol>
        <li>When you confirm the order we hold your place in the class you chose.</li>
        <li>
          You pay by Multicaixa reference or, where it is offered, by bank transfer with a proof of payment. The payment
          page gives the deadline, which is never later than the end of enrolment for the class.
        </li>
        <li>
          If the deadline passes without a payment, the order is cancelled and the place is free for somebody else.
        </li>
        <li>
          If you pay late and there is still a place, the order goes ahead. If there is none, we refund the whole amount
          or you move to another class, as you prefer.
        </li>
      </ol>

      <h2 id="withdrawal">Changing your mind</h2>
      <p>
        <ByCountry /> The period begins when the payment is confirmed. It no longer applies to a self-paced course once
        you have asked to begin it at once and opened it.
      </p>
      <p>
        After that, if you give up before the first lesson you may pass the place on to another person, or ask to move
        to another class of the same course if it has a place.
      </p>

      <h2>If the class changes</h2>
      <p>
        A class may be postponed or cancelled, for instance when too few people enrol. We let you know as soon as we do,
        and you can choose: another class, or your money back in full.
      </p>
    </>
  );
}

function ByCountry() {
  const { PT, AO, MZ } = useWithdrawalDays();
  const elsewhere =
    AO === MZ
      ? `In Angola and Mozambique we give ${AO} days.`
      : `We give ${AO} days in Angola and ${MZ} in Mozambique.`;
  return `In Portugal you have ${PT} days, without giving a reason, to withdraw from a purchase made at a distance. ${elsewhere}`;
}

function Learning() {
  return (
    <>
      <h2>Content</h2>
      <p>
        Texts, videos and exercises belong to the schools and to those who wrote them. You may use them to study, in
        your own account, for as long as the page of the course says. You may not copy them, resell them or give others
        access.
      </p>

      <h2>Certificates</h2>
      <ul>
        <li>
          A certificate goes to anyone who meets the conditions on the page of the course: a minimum of attendance or
          progress and, where there is an assessment, the minimum grade.
        </li>
        <li>
          Every certificate has a number and a code. <Link to="/certificate-validation">Anybody can check it</Link>; the
          answer shows only the initials of the name, unless you decide to show more.
        </li>
        <li>
          A certificate with a mistake is replaced by another with a new number. One obtained by fraud is cancelled.
        </li>
        <li>We only say that a certificate is officially recognised when the school’s licence is printed on it.</li>
      </ul>
    </>
  );
}

function Disagreeing() {
  return (
    <>
      <h2>What is not done here</h2>
      <p>
        Do not try to get into other people’s accounts, overload the site on purpose, hide programs in files or insult
        people who learn or teach here. Anyone who does may lose their access, after having been heard.
      </p>

      <h2>If something goes wrong</h2>
      <p>
        We do our best to keep the site available, but we do not promise that it will never fail. If through our fault
        you miss a lesson or some content you paid for, we give you another chance or refund the part you lost. Nothing
        in these terms takes away the rights that the law of your country gives to consumers.
      </p>

      <h2>Complaints</h2>
      <p>
        <Link to="/contact">Talk to us first</Link>: we answer a complaint within 15 days. You can also use the
        complaints book and the consumer arbitration centres of your country. The law that applies is that of the
        country of the school that gives the course; if you live elsewhere, you keep the protection that the law of your
        country does not allow anyone to set aside.
      </p>

      <h2>Changes</h2>
      <p>
        When these terms change, the date at the top changes with them and account holders are informed. An order is
        governed by the version in force on the day it was placed.
      </p>

      <p>
        What we do with your data is set out in the <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </>
  );
}

import { Link } from '@tanstack/react-router';

export function Privacy() {
  return (
    <>
      <Summary />
      <Stored />
      <Uses />
      <Rights />
    </>
  );
}

function Summary() {
  return (
    <>
      <p>
        This page says which data we keep, what for, for how long, and what you can ask of us. The organisation that
        runs this site is responsible for them.
      </p>

      <h2>In a few words</h2>
      <ul>
        <li>We use no cookies, except one that exists only if you switch data saving on or off in the footer.</li>
        <li>There is no advertising, no visitor counting and no third-party program on the pages.</li>
        <li>You can look at courses and check certificates without an account and without saying who you are.</li>
        <li>We neither sell nor lend your data.</li>
      </ul>
    </>
  );
}

function Stored() {
  return (
    <>
      <h2>What stays on your device</h2>
      <p>
        Your browser keeps in its local storage what the site needs to work, and nothing else. The session and the cart
        are deleted when you log out; the rest, when you clear the site’s data.
      </p>
      <ul>
        <li>The session: two keys that say you have logged in, and the list of what your account may do.</li>
        <li>The cart, so that you find it when you come back.</li>
        <li>For an hour, the course you wanted to save before logging in.</li>
        <li>The language, the currency and the light or dark appearance you chose.</li>
        <li>In a cookie, for a year, whether you chose to save data; it does not say who you are.</li>
        <li>
          The last 30 public pages you read, so that you can read them again without a network. They are deleted when
          you log out and when the site is updated.
        </li>
        <li>
          What you opened with your account and can read again without a network: contents, timetable, enrolments,
          orders and payment references, certificates, and the modules you chose to save, with their files and videos.
          Only your account reads it. It is deleted when you log out, when another account logs in on this browser, and
          after 14 days.
        </li>
        <li>The speed at which you watch videos.</li>
        <li>
          Until you close the tab, where you were on each page and, if the network failed, what you did in an activity
          that has not been sent yet.
        </li>
        <li>Until you order, log out or close the tab, what you typed for the order.</li>
      </ul>

      <h2>What we keep on the server</h2>
      <ul>
        <li>
          <b>Account:</b> name, email address, language, currency, cart, saved courses and the version of the terms you
          accepted. Of the password we keep only a hash (Argon2id), from which it cannot be recovered.
        </li>
        <li>
          <b>Sessions:</b> when you logged in and with which browser, to find out whether somebody else is using a
          session of yours. They are deleted 30 days after they end.
        </li>
        <li>
          <b>Purchases:</b> orders and what you accepted with them, the address and tax number for the invoice, payments
          and proofs of payment. We neither see nor keep card details.
        </li>
        <li>
          <b>Learning:</b> enrolments, progress in each piece of content, answers and results of exercises and
          assessments.
        </li>
        <li>
          <b>Student record:</b> the qualifications you stated and the copies of documents you sent. What you remove or
          replace is deleted 30 days later.
        </li>
        <li>
          <b>Messages:</b> what you write in the contact form, which serves only to answer you, and the notices and
          emails you get from us. Emails we send are deleted after 30 days, notices after two years.
        </li>
        <li>
          <b>Reviews of courses:</b> what you write about a course you completed, and those you report.
        </li>
        <li>
          <b>Certificates:</b> what is printed on each, so that it can be checked years later.
        </li>
        <li>
          <b>Defence of the site:</b> the network (IP) address of anyone who tries many times in a row to log in, sign
          up or check certificates. It is deleted after a day. Technical logs hold no personal data.
        </li>
      </ul>
    </>
  );
}

function Uses() {
  return (
    <>
      <h2>What for, and on what basis</h2>
      <ul>
        <li>To keep our contract with you: to give you the course, the place and the certificate you paid for.</li>
        <li>Because the law says so: invoices and accounts.</li>
        <li>In our legitimate interest: to protect accounts and the site from abuse.</li>
        <li>With your consent, which you can withdraw: anything not covered by the three above.</li>
      </ul>

      <h2>Who else sees them</h2>
      <ul>
        <li>
          The school and the trainers of your course: name, attendance, progress and grades. While the class goes on,
          the trainers also see your email address and your phone number.
        </li>
        <li>
          The company that paid for your place: the status of the enrolment, attendance, result and certificate. It does
          not see answers to surveys.
        </li>
        <li>The payment processor: the amount and the reference.</li>
        <li>The authorities, where the law requires it.</li>
        <li>
          Anyone who sees the page of a course you reviewed: the review, your first name and the initial of your last
          name. If you close the account only the rating stays, without words and without a name.
        </li>
        <li>
          Anyone who <Link to="/certificate-validation">checks a certificate</Link>: course, hours, dates, status and
          only the initials of the name, unless you decide to show it in full. Never the document, the date of birth,
          the email address or, without your permission, the grade.
        </li>
      </ul>
    </>
  );
}

function Rights() {
  return (
    <>
      <h2>For how long</h2>
      <ul>
        <li>
          Account and learning: as long as you have an account. If you close it, you have 30 days to change your mind.
        </li>
        <li>Invoices and what supports them: 10 years, as tax law requires.</li>
        <li>Register of certificates: without limit, since a certificate is of use as long as somebody can show it.</li>
      </ul>

      <h2>What you can ask</h2>
      <p>
        To see your data and take them with you, to correct or delete them, to limit or refuse a use, and to withdraw
        consent. Most of it you can do without asking us, in <Link to="/profile/my-account">My account</Link>: download
        a copy of all that we keep, correct your data, withdraw consent and close the account. For the rest, write to us
        through the <Link to="/contact">contact page</Link>: we answer within a month and it costs nothing. No decision
        about you is taken by a machine alone.
      </p>
      <p>
        If our answer is not enough, you can complain to the authority of your country: in Angola the Agência de
        Proteção de Dados, in Portugal the Comissão Nacional de Proteção de Dados. In Mozambique we follow the same
        rules.
      </p>

      <h2>Minors</h2>
      <p>
        Anyone under 18 needs the permission of a parent or guardian to buy and to enrol, which is recorded in My
        account.
      </p>

      <h2>Changes</h2>
      <p>
        When this policy changes, the date at the top changes with it. If the change is important, we say so beforehand.
      </p>
    </>
  );
}

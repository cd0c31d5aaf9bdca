-- What the site has in writing, in versions. A version is a draft until it is published, and is never changed afterwards.
create table legal_texts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('terms', 'refunds', 'privacy')),
  country text check (country ~ '^[A-Z]{2}$'),
  body jsonb not null,
  counts_from date,
  code text,
  published_at timestamptz,
  published_by bigint references users (id),
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((published_at is null) = (code is null)),
  check (published_at is null or (counts_from is not null and deleted_at is null))
);
create unique index legal_texts_code on legal_texts (kind, coalesce(country, ''), code);
create unique index legal_texts_draft on legal_texts (kind, coalesce(country, ''))
  where published_at is null and deleted_at is null;
create index legal_texts_published_by on legal_texts (published_by);

create function refuse_published_legal_text() returns trigger language plpgsql as $$
begin
  raise exception 'A published legal text is never changed.';
end $$;
create trigger legal_texts_stay before update or delete on legal_texts
  for each row when (old.published_at is not null) execute function refuse_published_legal_text();

insert into role_claims (role_id, slug) values (3, 'legal.edit');

-- The texts with which a site begins.
insert into legal_texts (kind, code, counts_from, published_at, created_at, body) values
  ('terms', '2026-11', '2026-11-01', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z', jsonb_build_object('pt', $text$Estas condições regem a sua relação com a organização que gere este sítio. Ao criar conta ou ao comprar, aceita a versão em vigor nesse dia; guardamos a data e a versão que aceitou.

## O que fazemos

A Mestria junta as escolas e quem quer aprender. Mostramos cursos e turmas, recebemos as inscrições e os pagamentos, damos acesso aos conteúdos e emitimos os certificados. Cada curso é dado pela escola indicada na sua página.

## A sua conta

- Indique o seu nome verdadeiro: é o que fica escrito no certificado.
- A conta é pessoal. Não partilhe a palavra-passe; se desconfiar que alguém a conhece, mude-a logo.
- Quem compra para uma empresa tem de poder fazê-lo em nome dela, e indica de quem são os lugares antes da primeira aula.

## Preços

Os preços incluem IVA. O preço que conta é o que vê quando confirma a encomenda: não muda depois, nem para cima nem para baixo. Um preço marcado com ≈ foi convertido ao câmbio mais recente; a moeda em que paga fica fixada quando confirma a encomenda.

## Encomenda, lugar e pagamento

1. Ao confirmar a encomenda reservamos o seu lugar na turma que escolheu.
2. Paga por referência Multicaixa ou, se estiver disponível, por transferência com comprovativo. A página de pagamento diz até quando; o prazo nunca passa do fim das inscrições da turma.
3. Se o prazo acabar sem pagamento, a encomenda é cancelada e o lugar volta a ficar livre para outra pessoa.
4. Se pagar depois do prazo e ainda houver lugar, a encomenda é retomada. Se já não houver, devolvemos o valor por inteiro ou passa para outra turma, como preferir.

## Se a turma mudar

Uma turma pode ser adiada ou cancelada, por exemplo por falta de inscritos. Avisamos assim que o soubermos, e pode escolher: outra turma ou o dinheiro de volta, por inteiro.

## Conteúdos

Os textos, vídeos e exercícios são das escolas e de quem os escreveu. Pode usá-los para estudar, na sua conta, pelo tempo que a página do curso indica. Não pode copiá-los, revendê-los nem dar acesso a terceiros.

## Certificados

- Recebe um certificado quem cumpre as condições da página do curso: presença ou progresso mínimo e, quando há avaliação, a nota mínima.
- Cada certificado tem um número e um código. [Qualquer pessoa pode confirmá-lo](/certificate-validation) ; a resposta mostra só as iniciais do nome, a menos que decida mostrar mais.
- Um certificado com um erro é substituído por outro, com número novo. Um obtido com fraude é anulado.
- Só dizemos que um certificado tem reconhecimento oficial quando traz a licença da escola.

## O que não se faz aqui

Não se tenta entrar em contas alheias, não se sobrecarrega o sítio de propósito, não se escondem programas em ficheiros e não se ofende quem aprende ou ensina. Quem o fizer pode perder o acesso, depois de ser ouvido.

## Se algo correr mal

Fazemos os possíveis por ter o sítio sempre disponível, mas não prometemos que nunca falhe. Se, por falha nossa, perder uma aula ou um conteúdo que pagou, damos-lhe outra ocasião ou devolvemos a parte que perdeu. Nada nestas condições retira os direitos que a lei do seu país dá a quem consome.

## Reclamações

[Fale primeiro connosco](/contact): respondemos a cada reclamação em 15 dias. Pode também usar o livro de reclamações e os centros de arbitragem de consumo do seu país. Aplica-se a lei do país da escola que dá o curso; se vive noutro, mantém a proteção que a lei desse país não permite afastar.

## Alterações

Quando estas condições mudarem, a data no cimo muda com elas e quem tem conta é avisado. Uma encomenda já feita segue a versão do dia em que foi feita.

O que fazemos com os seus dados está na [política de privacidade](/privacy-policy).
$text$, 'en-GB', $text$These terms are between you and the organisation that runs this site. By creating an account or buying something you accept the version in force on that day; we keep a record of the date and the version you accepted.

## What we do

Mestria brings together schools and people who want to learn. We show courses and classes, take enrolments and payments, give access to the content and issue the certificates. Each course is given by the school named on its page.

## Your account

- Give your real name: it is the name that will appear on the certificate.
- The account is personal. Do not share the password; if you suspect that somebody knows it, change it at once.
- Anyone who buys for a company must be entitled to act for it, and says who each place is for before the first lesson.

## Prices

Prices include VAT. The price that counts is the one you see when you confirm the order: it does not change afterwards, neither up nor down. A price marked with ≈ was converted at the latest exchange rate; the currency you pay in is fixed when the order is placed.

## Order, place and payment

1. When you confirm the order we hold your place in the class you chose.
2. You pay by Multicaixa reference or, where it is offered, by bank transfer with a proof of payment. The payment page gives the deadline, which is never later than the end of enrolment for the class.
3. If the deadline passes without a payment, the order is cancelled and the place is free for somebody else.
4. If you pay late and there is still a place, the order goes ahead. If there is none, we refund the whole amount or you move to another class, as you prefer.

## If the class changes

A class may be postponed or cancelled, for instance when too few people enrol. We let you know as soon as we do, and you can choose: another class, or your money back in full.

## Content

Texts, videos and exercises belong to the schools and to those who wrote them. You may use them to study, in your own account, for as long as the page of the course says. You may not copy them, resell them or give others access.

## Certificates

- A certificate goes to anyone who meets the conditions on the page of the course: a minimum of attendance or progress and, where there is an assessment, the minimum grade.
- Every certificate has a number and a code. [Anybody can check it](/certificate-validation); the answer shows only the initials of the name, unless you decide to show more.
- A certificate with a mistake is replaced by another with a new number. One obtained by fraud is cancelled.
- We only say that a certificate is officially recognised when the school’s licence is printed on it.

## What is not done here

Do not try to get into other people’s accounts, overload the site on purpose, hide programs in files or insult people who learn or teach here. Anyone who does may lose their access, after having been heard.

## If something goes wrong

We do our best to keep the site available, but we do not promise that it will never fail. If through our fault you miss a lesson or some content you paid for, we give you another chance or refund the part you lost. Nothing in these terms takes away the rights that the law of your country gives to consumers.

## Complaints

[Talk to us first](/contact): we answer a complaint within 15 days. You can also use the complaints book and the consumer arbitration centres of your country. The law that applies is that of the country of the school that gives the course; if you live elsewhere, you keep the protection that the law of your country does not allow anyone to set aside.

## Changes

When these terms change, the date at the top changes with them and account holders are informed. An order is governed by the version in force on the day it was placed.

What we do with your data is set out in the [privacy policy](/privacy-policy).
$text$)),
  ('refunds', '2026-11', '2026-11-01', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z', jsonb_build_object('pt', $text$## Desistir da compra

Em Portugal tem {withdrawalDaysPT} dias, sem indicar o motivo, para desistir de uma compra feita à distância. Em Angola damos {withdrawalDaysAO} dias e em Moçambique {withdrawalDaysMZ}. O prazo começa na confirmação do pagamento. Deixa de valer para um curso ao seu ritmo a partir do momento em que pede para o começar já e o abre.

Depois desse prazo, quem desiste antes da primeira aula pode ceder o lugar a outra pessoa ou pedir a transferência para outra turma do mesmo curso, se houver lugar.
$text$, 'en-GB', $text$## Changing your mind

In Portugal you have {withdrawalDaysPT} days, without giving a reason, to withdraw from a purchase made at a distance. We give {withdrawalDaysAO} days in Angola and {withdrawalDaysMZ} in Mozambique. The period begins when the payment is confirmed. It no longer applies to a self-paced course once you have asked to begin it at once and opened it.

After that, if you give up before the first lesson you may pass the place on to another person, or ask to move to another class of the same course if it has a place.
$text$)),
  ('privacy', '2026-11', '2026-11-01', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z', jsonb_build_object('pt', $text$Esta página diz que dados guardamos, para quê, durante quanto tempo e o que pode exigir de nós. O responsável por eles é a organização que gere este sítio.

## Em poucas palavras

- Não usamos cookies, exceto um, que só existe se ligar ou desligar a poupança de dados no rodapé.
- Não há publicidade, nem contadores de visitas, nem programas de terceiros nas páginas.
- Pode ver cursos e confirmar certificados sem conta e sem dizer quem é.
- Não vendemos nem emprestamos os seus dados.

## O que fica no seu aparelho

O navegador guarda no armazenamento local o que é preciso para o sítio funcionar, e mais nada. A sessão e o carrinho apagam-se quando termina a sessão; o resto, quando limpa os dados do sítio.

- A sessão: duas chaves que dizem que já entrou e a lista do que a sua conta pode fazer.
- O carrinho, para o encontrar quando voltar.
- Durante uma hora, o curso que quis guardar antes de entrar na conta.
- O idioma, a moeda e o aspeto claro ou escuro que escolheu.
- Num cookie, durante um ano, se quis poupar dados ou não; não diz quem é.
- As últimas 30 páginas públicas que leu, para as reler sem rede. Apagam-se quando termina a sessão e quando o sítio é atualizado.
- O que abriu com a sua conta e pode reler sem rede: conteúdos, horário, inscrições, encomendas e referências para pagar, certificados, e os módulos que mandou guardar, com os seus ficheiros e vídeos. Só a sua conta o lê. Apaga-se quando termina a sessão, quando outra conta entra neste navegador e ao fim de 14 dias.
- A velocidade a que vê os vídeos.
- Até fechar o separador, a posição em que deixou cada página e, se a rede faltou, o que fez numa atividade e ainda não foi enviado.
- Até encomendar, terminar a sessão ou fechar o separador, o que escreveu para a encomenda.

## O que guardamos no servidor

- **Conta:** nome, correio eletrónico, idioma, moeda, carrinho, cursos guardados e a versão dos termos que aceitou. Da palavra-passe guardamos apenas um resumo (Argon2id), a partir do qual não é possível recuperá-la.
- **Sessões:** quando entrou e com que navegador, para descobrir se alguém usa uma sessão sua. Apagam-se 30 dias depois de acabarem.
- **Compras:** encomendas e o que aceitou com elas, morada e número de contribuinte para a fatura, pagamentos e comprovativos. Não vemos nem guardamos dados de cartões.
- **Aprendizagem:** inscrições, progresso em cada conteúdo, respostas e resultados de exercícios e avaliações.
- **Ficha de formação:** as habilitações que indicou e as cópias de documentos que enviou. O que retirar ou substituir apaga-se 30 dias depois.
- **Mensagens:** o que escreve no formulário de contacto, que serve só para lhe responder, e os avisos e mensagens que recebe de nós. O correio que enviamos apaga-se ao fim de 30 dias, os avisos ao fim de dois anos.
- **Avaliações de cursos:** o que escreve sobre um curso que concluiu, e as que denuncia.
- **Certificados:** o que está impresso em cada um, para que possa ser confirmado anos depois.
- **Defesa do sítio:** o endereço de rede (IP) de quem tenta entrar, criar conta ou confirmar certificados muitas vezes seguidas. Apaga-se ao fim de um dia. Os registos técnicos não têm dados pessoais.

## Para quê, e com que fundamento

- Para cumprir o contrato consigo: dar-lhe o curso, o lugar e o certificado que pagou.
- Porque a lei obriga: faturas e contas.
- Por interesse legítimo: proteger as contas e o sítio de abusos.
- Com o seu consentimento, que pode retirar: tudo o que não caiba nos três anteriores.

## Quem mais os vê

- A escola e os formadores do seu curso: nome, presença, progresso e notas. Enquanto a turma decorre, os formadores veem também o seu correio eletrónico e o seu telefone.
- A empresa que lhe pagou o lugar: estado da inscrição, presença, resultado e certificado. Não vê respostas a inquéritos.
- A entidade que processa o pagamento: o valor e a referência.
- As autoridades, quando a lei o manda.
- Quem vê a página de um curso que avaliou: a avaliação, o seu primeiro nome e a inicial do apelido. Se fechar a conta, fica só a pontuação, sem texto e sem nome.
- Quem [confirma um certificado](/certificate-validation): curso, horas, datas, estado e só as iniciais do nome, a menos que decida mostrá-lo inteiro. Nunca o documento, a data de nascimento, o correio eletrónico ou, sem a sua autorização, a nota.

## Durante quanto tempo

- Conta e aprendizagem: enquanto tiver conta. Se a fechar, tem 30 dias para mudar de ideias.
- Faturas e o que as justifica: 10 anos, como exige a lei fiscal.
- Registo de certificados: sem prazo, porque um certificado serve enquanto alguém o puder mostrar.

## O que pode exigir

Ver os seus dados e levá-los consigo, corrigi-los, apagá-los, limitar ou recusar um uso, e retirar um consentimento. Pode fazer quase tudo sem nos pedir, em [A minha conta](/profile/my-account): descarregar uma cópia de tudo o que guardamos, corrigir os seus dados, retirar um consentimento e fechar a conta. Para o resto escreva-nos pela página de [contactos](/contact): respondemos no prazo de um mês e não custa nada. Não tomamos decisões sobre si apenas por máquina.

Se a nossa resposta não lhe bastar, pode queixar-se à autoridade do seu país: em Angola a Agência de Proteção de Dados, em Portugal a Comissão Nacional de Proteção de Dados. Em Moçambique seguimos as mesmas regras.

## Menores

Quem tem menos de 18 anos precisa de autorização do pai, da mãe ou do tutor para comprar e para se inscrever, que se regista em A minha conta.

## Alterações

Quando esta política mudar, a data no cimo muda com ela. Se a mudança for importante, avisamos antes.
$text$, 'en-GB', $text$This page says which data we keep, what for, for how long, and what you can ask of us. The organisation that runs this site is responsible for them.

## In a few words

- We use no cookies, except one that exists only if you switch data saving on or off in the footer.
- There is no advertising, no visitor counting and no third-party program on the pages.
- You can look at courses and check certificates without an account and without saying who you are.
- We neither sell nor lend your data.

## What stays on your device

Your browser keeps in its local storage what the site needs to work, and nothing else. The session and the cart are deleted when you log out; the rest, when you clear the site’s data.

- The session: two keys that say you have logged in, and the list of what your account may do.
- The cart, so that you find it when you come back.
- For an hour, the course you wanted to save before logging in.
- The language, the currency and the light or dark appearance you chose.
- In a cookie, for a year, whether you chose to save data; it does not say who you are.
- The last 30 public pages you read, so that you can read them again without a network. They are deleted when you log out and when the site is updated.
- What you opened with your account and can read again without a network: contents, timetable, enrolments, orders and payment references, certificates, and the modules you chose to save, with their files and videos. Only your account reads it. It is deleted when you log out, when another account logs in on this browser, and after 14 days.
- The speed at which you watch videos.
- Until you close the tab, where you were on each page and, if the network failed, what you did in an activity that has not been sent yet.
- Until you order, log out or close the tab, what you typed for the order.

## What we keep on the server

- **Account:** name, email address, language, currency, cart, saved courses and the version of the terms you accepted. Of the password we keep only a hash (Argon2id), from which it cannot be recovered.
- **Sessions:** when you logged in and with which browser, to find out whether somebody else is using a session of yours. They are deleted 30 days after they end.
- **Purchases:** orders and what you accepted with them, the address and tax number for the invoice, payments and proofs of payment. We neither see nor keep card details.
- **Learning:** enrolments, progress in each piece of content, answers and results of exercises and assessments.
- **Student record:** the qualifications you stated and the copies of documents you sent. What you remove or replace is deleted 30 days later.
- **Messages:** what you write in the contact form, which serves only to answer you, and the notices and emails you get from us. Emails we send are deleted after 30 days, notices after two years.
- **Reviews of courses:** what you write about a course you completed, and those you report.
- **Certificates:** what is printed on each, so that it can be checked years later.
- **Defence of the site:** the network (IP) address of anyone who tries many times in a row to log in, sign up or check certificates. It is deleted after a day. Technical logs hold no personal data.

## What for, and on what basis

- To keep our contract with you: to give you the course, the place and the certificate you paid for.
- Because the law says so: invoices and accounts.
- In our legitimate interest: to protect accounts and the site from abuse.
- With your consent, which you can withdraw: anything not covered by the three above.

## Who else sees them

- The school and the trainers of your course: name, attendance, progress and grades. While the class goes on, the trainers also see your email address and your phone number.
- The company that paid for your place: the status of the enrolment, attendance, result and certificate. It does not see answers to surveys.
- The payment processor: the amount and the reference.
- The authorities, where the law requires it.
- Anyone who sees the page of a course you reviewed: the review, your first name and the initial of your last name. If you close the account only the rating stays, without words and without a name.
- Anyone who [checks a certificate](/certificate-validation): course, hours, dates, status and only the initials of the name, unless you decide to show it in full. Never the document, the date of birth, the email address or, without your permission, the grade.

## For how long

- Account and learning: as long as you have an account. If you close it, you have 30 days to change your mind.
- Invoices and what supports them: 10 years, as tax law requires.
- Register of certificates: without limit, since a certificate is of use as long as somebody can show it.

## What you can ask

To see your data and take them with you, to correct or delete them, to limit or refuse a use, and to withdraw consent. Most of it you can do without asking us, in [My account](/profile/my-account): download a copy of all that we keep, correct your data, withdraw consent and close the account. For the rest, write to us through the [contact page](/contact): we answer within a month and it costs nothing. No decision about you is taken by a machine alone.

If our answer is not enough, you can complain to the authority of your country: in Angola the Agência de Proteção de Dados, in Portugal the Comissão Nacional de Proteção de Dados. In Mozambique we follow the same rules.

## Minors

Anyone under 18 needs the permission of a parent or guardian to buy and to enrol, which is recorded in My account.

## Changes

When this policy changes, the date at the top changes with it. If the change is important, we say so beforehand.
$text$));

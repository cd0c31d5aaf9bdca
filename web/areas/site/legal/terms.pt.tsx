import { Link } from '@tanstack/react-router';
import { NoBreak } from '#web/shared/ui/layout.tsx';
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
        Estas condições regem a sua relação com a organização que gere este sítio. Ao criar conta ou ao comprar, aceita
        a versão em vigor nesse dia; guardamos a data e a versão que aceitou.
      </p>

      <h2>O que fazemos</h2>
      <p>
        A Mestria junta as escolas e quem quer aprender. Mostramos cursos e turmas, recebemos as inscrições e os
        pagamentos, damos acesso aos conteúdos e emitimos os certificados. Cada curso é dado pela escola indicada na sua
        página.
      </p>

      <h2>A sua conta</h2>
      <ul>
        <li>Indique o seu nome verdadeiro: é o que fica escrito no certificado.</li>
        <li>
          A conta é pessoal. Não partilhe a palavra-passe; se desconfiar que alguém a conhece, <NoBreak>mude-a</NoBreak>{' '}
          logo.
        </li>
        <li>
          Quem compra para uma empresa tem de poder <NoBreak>fazê-lo</NoBreak> em nome dela, e indica de quem são os
          lugares antes da primeira aula.
        </li>
      </ul>
    </>
  );
}

function Buying() {
  return (
    <>
      <h2>Preços</h2>
      <p>
        Os preços incluem IVA. O preço que conta é o que vê quando confirma a encomenda: não muda depois, nem para cima
        nem para baixo. Um preço marcado com ≈ foi convertido ao câmbio mais recente; a moeda em que paga fica fixada
        quando confirma a encomenda.
      </p>

      <h2>Encomenda, lugar e pagamento</h2>
      <ol>
        <li>Ao confirmar a encomenda reservamos o seu lugar na turma que escolheu.</li>
        <li>
          Paga por referência Multicaixa ou, se estiver disponível, por transferência com comprovativo. A página de
          pagamento diz até quando; o prazo nunca passa do fim das inscrições da turma.
        </li>
        <li>
          Se o prazo acabar sem pagamento, a encomenda é cancelada e o lugar volta a ficar livre para outra pessoa.
        </li>
        <li>
          Se pagar depois do prazo e ainda houver lugar, a encomenda é retomada. Se já não houver, devolvemos o valor
          por inteiro ou passa para outra turma, como preferir.
        </li>
      </ol>

      <h2 id="withdrawal">Desistir da compra</h2>
      <p>
        <ByCountry /> O prazo começa na confirmação do pagamento. Deixa de valer para um curso ao seu ritmo a partir do
        momento em que pede para o começar já e o abre.
      </p>
      <p>
        Depois desse prazo, quem desiste antes da primeira aula pode ceder o lugar a outra pessoa ou pedir a
        transferência para outra turma do mesmo curso, se houver lugar.
      </p>

      <h2>Se a turma mudar</h2>
      <p>
        Uma turma pode ser adiada ou cancelada, por exemplo por falta de inscritos. Avisamos assim que o soubermos, e
        pode escolher: outra turma ou o dinheiro de volta, por inteiro.
      </p>
    </>
  );
}

function ByCountry() {
  const { PT, AO, MZ } = useWithdrawalDays();
  const elsewhere =
    AO === MZ ? `Em Angola e em Moçambique damos ${AO} dias.` : `Em Angola damos ${AO} dias e em Moçambique ${MZ}.`;
  return `Em Portugal tem ${PT} dias, sem indicar o motivo, para desistir de uma compra feita à distância. ${elsewhere}`;
}

function Learning() {
  return (
    <>
      <h2>Conteúdos</h2>
      <p>
        Os textos, vídeos e exercícios são das escolas e de quem os escreveu. Pode <NoBreak>usá-los</NoBreak> para
        estudar, na sua conta, pelo tempo que a página do curso indica. Não pode <NoBreak>copiá-los</NoBreak>,{' '}
        <NoBreak>revendê-los</NoBreak> nem dar acesso a terceiros.
      </p>

      <h2>Certificados</h2>
      <ul>
        <li>
          Recebe um certificado quem cumpre as condições da página do curso: presença ou progresso mínimo e, quando há
          avaliação, a nota mínima.
        </li>
        <li>
          Cada certificado tem um número e um código.{' '}
          <Link to="/certificate-validation">
            Qualquer pessoa pode <NoBreak>confirmá-lo</NoBreak>
          </Link>
          ; a resposta mostra só as iniciais do nome, a menos que decida mostrar mais.
        </li>
        <li>Um certificado com um erro é substituído por outro, com número novo. Um obtido com fraude é anulado.</li>
        <li>Só dizemos que um certificado tem reconhecimento oficial quando traz a licença da escola.</li>
      </ul>
    </>
  );
}

function Disagreeing() {
  return (
    <>
      <h2>O que não se faz aqui</h2>
      <p>
        Não se tenta entrar em contas alheias, não se sobrecarrega o sítio de propósito, não se escondem programas em
        ficheiros e não se ofende quem aprende ou ensina. Quem o fizer pode perder o acesso, depois de ser ouvido.
      </p>

      <h2>Se algo correr mal</h2>
      <p>
        Fazemos os possíveis por ter o sítio sempre disponível, mas não prometemos que nunca falhe. Se, por falha nossa,
        perder uma aula ou um conteúdo que pagou, <NoBreak>damos-lhe</NoBreak> outra ocasião ou devolvemos a parte que
        perdeu. Nada nestas condições retira os direitos que a lei do seu país dá a quem consome.
      </p>

      <h2>Reclamações</h2>
      <p>
        <Link to="/contact">Fale primeiro connosco</Link>: respondemos a cada reclamação em 15 dias. Pode também usar o
        livro de reclamações e os centros de arbitragem de consumo do seu país. <NoBreak>Aplica-se</NoBreak> a lei do
        país da escola que dá o curso; se vive noutro, mantém a proteção que a lei desse país não permite afastar.
      </p>

      <h2>Alterações</h2>
      <p>
        Quando estas condições mudarem, a data no cimo muda com elas e quem tem conta é avisado. Uma encomenda já feita
        segue a versão do dia em que foi feita.
      </p>

      <p>
        O que fazemos com os seus dados está na <Link to="/privacy-policy">política de privacidade</Link>.
      </p>
    </>
  );
}

import { Link } from '@tanstack/react-router';
import { NoBreak } from '#web/shared/ui/layout.tsx';

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
        Esta página diz que dados guardamos, para quê, durante quanto tempo e o que pode exigir de nós. O responsável
        por eles é a organização que gere este sítio.
      </p>

      <h2>Em poucas palavras</h2>
      <ul>
        <li>Não usamos cookies, exceto um, que só existe se ligar ou desligar a poupança de dados no rodapé.</li>
        <li>Não há publicidade, nem contadores de visitas, nem programas de terceiros nas páginas.</li>
        <li>Pode ver cursos e confirmar certificados sem conta e sem dizer quem é.</li>
        <li>Não vendemos nem emprestamos os seus dados.</li>
      </ul>
    </>
  );
}

function Stored() {
  return (
    <>
      <h2>O que fica no seu aparelho</h2>
      <p>
        O navegador guarda no armazenamento local o que é preciso para o sítio funcionar, e mais nada. A sessão e o
        carrinho <NoBreak>apagam-se</NoBreak> quando termina a sessão; o resto, quando limpa os dados do sítio.
      </p>
      <ul>
        <li>A sessão: duas chaves que dizem que já entrou e a lista do que a sua conta pode fazer.</li>
        <li>O carrinho, para o encontrar quando voltar.</li>
        <li>Durante uma hora, o curso que quis guardar antes de entrar na conta.</li>
        <li>O idioma, a moeda e o aspeto claro ou escuro que escolheu.</li>
        <li>Num cookie, durante um ano, se quis poupar dados ou não; não diz quem é.</li>
        <li>
          As últimas 30 páginas públicas que leu, para as reler sem rede. <NoBreak>Apagam-se</NoBreak> quando termina a
          sessão e quando o sítio é atualizado.
        </li>
        <li>
          O que abriu com a sua conta e pode reler sem rede: conteúdos, horário, inscrições, encomendas e referências
          para pagar, certificados, e os módulos que mandou guardar, com os seus ficheiros e vídeos. Só a sua conta o
          lê. <NoBreak>Apaga-se</NoBreak> quando termina a sessão, quando outra conta entra neste navegador e ao fim de
          14 dias.
        </li>
        <li>A velocidade a que vê os vídeos.</li>
        <li>
          Até fechar o separador, a posição em que deixou cada página e, se a rede faltou, o que fez numa atividade e
          ainda não foi enviado.
        </li>
        <li>Até encomendar, terminar a sessão ou fechar o separador, o que escreveu para a encomenda.</li>
      </ul>

      <h2>O que guardamos no servidor</h2>
      <ul>
        <li>
          <b>Conta:</b> nome, correio eletrónico, idioma, moeda, carrinho, cursos guardados e a versão dos termos que
          aceitou. Da palavra-passe guardamos apenas um resumo (Argon2id), a partir do qual não é possível{' '}
          <NoBreak>recuperá-la</NoBreak>.
        </li>
        <li>
          <b>Sessões:</b> quando entrou e com que navegador, para descobrir se alguém usa uma sessão sua.{' '}
          <NoBreak>Apagam-se</NoBreak> 30 dias depois de acabarem.
        </li>
        <li>
          <b>Compras:</b> encomendas e o que aceitou com elas, morada e número de contribuinte para a fatura, pagamentos
          e comprovativos. Não vemos nem guardamos dados de cartões.
        </li>
        <li>
          <b>Aprendizagem:</b> inscrições, progresso em cada conteúdo, respostas e resultados de exercícios e
          avaliações.
        </li>
        <li>
          <b>Ficha de formação:</b> as habilitações que indicou e as cópias de documentos que enviou. O que retirar ou
          substituir <NoBreak>apaga-se</NoBreak> 30 dias depois.
        </li>
        <li>
          <b>Mensagens:</b> o que escreve no formulário de contacto, que serve só para lhe responder, e os avisos e
          mensagens que recebe de nós. O correio que enviamos <NoBreak>apaga-se</NoBreak> ao fim de 30 dias, os avisos
          ao fim de dois anos.
        </li>
        <li>
          <b>Avaliações de cursos:</b> o que escreve sobre um curso que concluiu, e as que denuncia.
        </li>
        <li>
          <b>Certificados:</b> o que está impresso em cada um, para que possa ser confirmado anos depois.
        </li>
        <li>
          <b>Defesa do sítio:</b> o endereço de rede (IP) de quem tenta entrar, criar conta ou confirmar certificados
          muitas vezes seguidas. <NoBreak>Apaga-se</NoBreak> ao fim de um dia. Os registos técnicos não têm dados
          pessoais.
        </li>
      </ul>
    </>
  );
}

function Uses() {
  return (
    <>
      <h2>Para quê, e com que fundamento</h2>
      <ul>
        <li>
          Para cumprir o contrato consigo: <NoBreak>dar-lhe</NoBreak> o curso, o lugar e o certificado que pagou.
        </li>
        <li>Porque a lei obriga: faturas e contas.</li>
        <li>Por interesse legítimo: proteger as contas e o sítio de abusos.</li>
        <li>Com o seu consentimento, que pode retirar: tudo o que não caiba nos três anteriores.</li>
      </ul>

      <h2>Quem mais os vê</h2>
      <ul>
        <li>
          A escola e os formadores do seu curso: nome, presença, progresso e notas. Enquanto a turma decorre, os
          formadores veem também o seu correio eletrónico e o seu telefone.
        </li>
        <li>
          A empresa que lhe pagou o lugar: estado da inscrição, presença, resultado e certificado. Não vê respostas a
          inquéritos.
        </li>
        <li>A entidade que processa o pagamento: o valor e a referência.</li>
        <li>As autoridades, quando a lei o manda.</li>
        <li>
          Quem vê a página de um curso que avaliou: a avaliação, o seu primeiro nome e a inicial do apelido. Se fechar a
          conta, fica só a pontuação, sem texto e sem nome.
        </li>
        <li>
          Quem <Link to="/certificate-validation">confirma um certificado</Link>: curso, horas, datas, estado e só as
          iniciais do nome, a menos que decida <NoBreak>mostrá-lo</NoBreak> inteiro. Nunca o documento, a data de
          nascimento, o correio eletrónico ou, sem a sua autorização, a nota.
        </li>
      </ul>
    </>
  );
}

function Rights() {
  return (
    <>
      <h2>Durante quanto tempo</h2>
      <ul>
        <li>Conta e aprendizagem: enquanto tiver conta. Se a fechar, tem 30 dias para mudar de ideias.</li>
        <li>Faturas e o que as justifica: 10 anos, como exige a lei fiscal.</li>
        <li>Registo de certificados: sem prazo, porque um certificado serve enquanto alguém o puder mostrar.</li>
      </ul>

      <h2>O que pode exigir</h2>
      <p>
        Ver os seus dados e <NoBreak>levá-los</NoBreak> consigo, <NoBreak>corrigi-los</NoBreak>,{' '}
        <NoBreak>apagá-los</NoBreak>, limitar ou recusar um uso, e retirar um consentimento. Pode fazer quase tudo sem
        nos pedir, em <Link to="/profile/my-account">A minha conta</Link>: descarregar uma cópia de tudo o que
        guardamos, corrigir os seus dados, retirar um consentimento e fechar a conta. Para o resto{' '}
        <NoBreak>escreva-nos</NoBreak> pela página de <Link to="/contact">contactos</Link>: respondemos no prazo de um
        mês e não custa nada. Não tomamos decisões sobre si apenas por máquina.
      </p>
      <p>
        Se a nossa resposta não lhe bastar, pode <NoBreak>queixar-se</NoBreak> à autoridade do seu país: em Angola a
        Agência de Proteção de Dados, em Portugal a Comissão Nacional de Proteção de Dados. Em Moçambique seguimos as
        mesmas regras.
      </p>

      <h2>Menores</h2>
      <p>
        Quem tem menos de 18 anos precisa de autorização do pai, da mãe ou do tutor para comprar e para se inscrever,
        que se regista em A minha conta.
      </p>

      <h2>Alterações</h2>
      <p>Quando esta política mudar, a data no cimo muda com ela. Se a mudança for importante, avisamos antes.</p>
    </>
  );
}

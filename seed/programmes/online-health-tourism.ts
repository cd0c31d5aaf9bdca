import type { SeedModule } from './programme.ts';

export const onlineHealthAndTourism: Record<string, SeedModule[]> = {
  'higiene-das-maos': [
    {
      pt: 'Quando',
      en: 'When',
      texts: [
        {
          is_preview: true,
          pt: [
            'Os cinco momentos',
            '1. **Antes** de tocar no doente.\n2. **Antes** de um gesto limpo: um penso, uma injeção, um cateter.\n3. **Depois** de haver risco de tocar em fluidos.\n4. **Depois** de tocar no doente.\n5. **Depois** de tocar no que o rodeia: a cama, a mesa, o lençol.\n\nOs dois primeiros protegem o doente; os três últimos protegem quem cuida e o doente seguinte. As luvas não dispensam nenhum.',
          ],
          en: [
            'The five moments',
            '1. **Before** touching the patient.\n2. **Before** a clean procedure: a dressing, an injection, a catheter.\n3. **After** a risk of touching body fluids.\n4. **After** touching the patient.\n5. **After** touching what surrounds them: bed, table, sheet.\n\nThe first two protect the patient; the last three protect you and the next one. Gloves replace none of them.',
          ],
        },
      ],
    },
    {
      pt: 'Como',
      en: 'How',
      texts: [
        {
          pt: [
            'Vinte segundos com álcool, quarenta com água',
            'Com solução alcoólica: uma mão-cheia, e esfregar de vinte a trinta segundos, até secar. Com água e sabão, quando as mãos estão visivelmente sujas: de quarenta a sessenta segundos ao todo. Palmas, costas, entre os dedos, **polegares**, pontas dos dedos. Cante uma canção que conheça: serve de relógio.',
          ],
          en: [
            'Twenty seconds with alcohol, forty with water',
            'With alcohol rub: a palmful, rubbed for twenty to thirty seconds until dry. With soap and water, when hands are visibly dirty: forty to sixty seconds in all. Palms, backs, between the fingers, **thumbs**, fingertips. Hum a tune you know: it is your clock.',
          ],
        },
        {
          pt: [
            'Quando falta a água',
            'Guarde água limpa num recipiente com torneira, nunca numa bacia onde todos mergulham as mãos. Tenha o frasco de solução alcoólica à cabeceira e não no armário da chefe. Se o serviço a prepara, siga a receita à risca, rotule com a data e guarde longe do calor: arde.',
          ],
          en: [
            'When there is no water',
            'Keep clean water in a container with a tap, never in a basin into which everyone dips. Have the bottle of hand rub by the bedside and not in the head nurse’s cupboard. If your unit prepares its own, follow the recipe exactly, label it with the date and keep it from heat: it burns.',
          ],
        },
      ],
    },
    {
      pt: 'Medir a equipa',
      en: 'Measuring the team',
      texts: [
        {
          pt: [
            'Dez minutos a olhar',
            'Escolha um turno e um canto de onde se veja bem. Durante dez minutos conte as oportunidades e as vezes em que as mãos foram limpas. Não escreva nomes. Mostre o resultado à equipa nessa mesma semana, com uma proposta pequena, como mudar um frasco de sítio, e volte a medir daí a um mês.',
          ],
          en: [
            'Ten minutes of watching',
            'Choose a shift and a corner with a good view. For ten minutes count the opportunities and the times that hands were cleaned. Write no names. Show the result to the team in the same week with one small proposal, such as moving a bottle, and measure again a month later.',
          ],
        },
      ],
    },
  ],
  malaria: [
    {
      pt: 'Perceber a doença',
      en: 'Understanding the disease',
      texts: [
        {
          is_preview: true,
          pt: [
            'Só pelo mosquito',
            'A malária passa pela picada de um mosquito que picou antes alguém doente. Não vem do sol, da manga verde nem da chuva no corpo, embora haja mais mosquitos quando chove e por isso pareça.\n\nO mosquito que a traz pica sobretudo entre o anoitecer e o amanhecer. É por essa razão que a rede protege mesmo quem já foi picado de dia.',
          ],
          en: [
            'Only by the mosquito',
            'Malaria is passed on by the bite of a mosquito that has bitten somebody ill before. It does not come from the sun, from green mangoes or from getting wet, although there are more mosquitoes when it rains, so it looks that way.\n\nThe mosquito that carries it bites mostly between dusk and dawn. That is why a net protects even those who were bitten by day.',
          ],
        },
        {
          pt: [
            'Sinais que não esperam',
            'Febre numa criança pequena ou numa grávida é para ir **hoje** ao posto de saúde, e não amanhã. Convulsões, vómitos que não param, sonolência, respiração difícil, pele muito pálida: é para ir já, mesmo que seja de noite. O teste é rápido. Não se toma o resto do remédio de outra pessoa.',
          ],
          en: [
            'Signs that cannot wait',
            'Fever in a small child or a pregnant woman means going to the health post **today**, not tomorrow. Fits, vomiting that does not stop, drowsiness, difficulty breathing, very pale skin: go now, even at night. The test is quick. Never take what is left of somebody else’s medicine.',
          ],
        },
      ],
    },
    {
      pt: 'Proteger a casa',
      en: 'Protecting the house',
      texts: [
        {
          pt: [
            'A rede vê-se contra a luz',
            'Uma vez por mês ponha a rede contra a luz e procure buracos. Um buraco por onde passa um polegar deixa entrar o mosquito: cose-se com linha, ata-se ou remenda-se. Lave-a com sabão suave, seque-a à sombra e entale-a debaixo da esteira. Pneus, latas e vasos com água esvaziam-se todas as semanas, no mesmo dia, para não esquecer.',
          ],
          en: [
            'Hold the net against the light',
            'Once a month hold the net against the light and look for holes. A hole that lets a thumb through lets the mosquito in: sew it, tie it or patch it. Wash it with mild soap, dry it in the shade and tuck it under the mat. Empty tyres, tins and pots of water every week, on the same day, so as not to forget.',
          ],
        },
      ],
    },
    {
      pt: 'Uma ação no bairro',
      en: 'A campaign in the neighbourhood',
      texts: [
        {
          pt: [
            'Quem, quando, e como se sabe',
            'Escolha uma rua e um mês. Conte antes: quantas casas, quantas redes, quantas penduradas. Fale primeiro com quem a rua respeita. Faça visitas de dez minutos, com uma rede e uma agulha, sem panfletos. Conte outra vez ao fim de trinta dias. Se as redes penduradas não subiram, pergunte porquê e mude a conversa.',
          ],
          en: [
            'Who, when, and how you will know',
            'Choose one street and one month. Count beforehand: houses, nets, nets that hang. First talk to those whom the street respects. Make ten-minute visits with a net and a needle, and no leaflets. Count again after thirty days. If the number of nets that hang has not risen, ask why and change the conversation.',
          ],
        },
      ],
    },
  ],
  'higiene-alimentar': [
    {
      pt: 'Receber e guardar',
      en: 'Receiving and storing',
      texts: [
        {
          is_preview: true,
          pt: [
            'O frango chega às oito',
            'Antes de assinar a guia, o termómetro: entre duas embalagens, sem furar nenhuma. Até 4 graus, entra; acima disso, a regra da casa diz o que fazer, e a regra escreve-se antes de ser precisa.\n\nDa porta ao frigorífico não passam quinze minutos. O cru guarda-se **em baixo** e tapado, o cozinhado **em cima**: o que pinga só pode cair em cima do que ainda vai ao lume.',
          ],
          en: [
            'The chicken arrives at eight',
            'Before you sign the note, use the thermometer: between two packs, without piercing either. Up to 4 degrees it comes in; above that the kitchen’s own rule says what to do, and the rule is written before it is needed.\n\nFrom door to fridge takes no more than fifteen minutes. Raw goes **below** and covered, cooked goes **above**: what drips may only fall on what is still to be cooked.',
          ],
        },
      ],
    },
    {
      pt: 'Preparar e cozinhar',
      en: 'Preparing and cooking',
      texts: [
        {
          pt: [
            'Duas tábuas, duas facas, duas mãos lavadas',
            'A tábua do frango cru não volta a ver uma salada nesse dia. Lave as mãos depois de tocar em cru, em lixo, no telemóvel e em dinheiro. No centro da peça mais grossa, 75 graus. Se o termómetro não chegou lá, não está cozinhado, por muito dourado que esteja.',
          ],
          en: [
            'Two boards, two knives, two clean hands',
            'The board of the raw chicken does not meet a salad again that day. Wash your hands after touching raw meat, rubbish, your phone and money. In the middle of the thickest piece, 75 degrees. If the thermometer did not get there it is not cooked, however golden it looks.',
          ],
        },
        {
          pt: [
            'Arrefecer depressa',
            'O perigo está entre os 5 e os 60 graus, e uma panela grande passa lá a noite inteira. Divida em tabuleiros baixos, ponha-os sobre gelo, mexa. Em duas horas tem de estar abaixo de 10. Etiqueta com o dia e a hora; ao terceiro dia, fora. Aquece-se uma vez, e até ferver.',
          ],
          en: [
            'Cool it fast',
            'Danger lies between 5 and 60 degrees, and a big pot spends the whole night there. Divide it into shallow trays, put them on ice, stir. Within two hours it must be below 10. Label it with day and hour; on the third day, out. Reheat once, and until it boils.',
          ],
        },
      ],
    },
    {
      pt: 'Quando falta a luz',
      en: 'When the power fails',
      texts: [
        {
          pt: [
            'Quatro horas de porta fechada',
            'Escreva a hora do corte e não abra. Um frigorífico fechado aguenta cerca de quatro horas; uma arca cheia, um dia. Depois decide o termómetro e não o nariz: carne, peixe, leite e arroz cozido que passaram dos 8 graus durante mais de duas horas vão fora. Registe o que se deitou fora e quanto custou. É o melhor argumento para um gerador.',
          ],
          en: [
            'Four hours with the door shut',
            'Write down when the power went and do not open. A closed fridge lasts about four hours, a full freezer a day. After that the thermometer decides, not the nose: meat, fish, milk and cooked rice that spent over two hours above 8 degrees go out. Record what was thrown away and what it cost. It is the best argument for a generator.',
          ],
        },
      ],
    },
  ],
};

import type { StarterArticle } from './starter-article.ts';

/** English articles about Croatian medals. */
export const englishMedalArticles: readonly StarterArticle[] = [
  {
    key: 'en-sinkovic-brothers',
    language: 'en-GB',
    translationOf: 'braca-sinkovic',
    title: 'Four Games, four medals: the Sinković brothers from London to Paris',
    category: 'olimpijske-igre',
    author: 'superadmin',
    daysAgo: 0,
    at: '06:30',
    state: 1,
    izdvojeno: 1,
    introtext: `
      <p>Martin and Valent Sinković have come home with a medal from every Games at which they have rowed: one silver,
      then three golds in a row.</p>`,
    fulltext: `
      <p>Their first medal came in London in 2012, in the quadruple sculls, together with Damir Martin and David Šain.
      In Rio de Janeiro in 2016 the brothers won the double sculls. In Tokyo and again in Paris they won the pair, the
      smallest boat in which two people row with one oar each.</p>
      <table>
      <thead><tr><th>Games</th><th>Boat</th><th>Medal</th></tr></thead>
      <tbody>
      <tr><td>London 2012</td><td>quadruple sculls</td><td>silver</td></tr>
      <tr><td>Rio de Janeiro 2016</td><td>double sculls</td><td>gold</td></tr>
      <tr><td>Tokyo 2020</td><td>pair</td><td>gold</td></tr>
      <tr><td>Paris 2024</td><td>pair</td><td>gold</td></tr>
      </tbody>
      </table>
      <p>The change of boat between Rio and Tokyo is greater than it looks. A sculler holds two oars and can correct a
      mistake with either hand. In the pair each rower has a single, longer oar, and the boat runs straight only when
      both pull alike.</p>
      <p>Croatia has won eight Olympic medals in rowing since 1992. Half of them belong to the two brothers, and so do
      all three of the golds.</p>`,
    picture: {
      name: 'veslanje-dvojac.jpg',
      alt: 'Drawing of a rowing boat with two scullers seen from above',
      caption: 'A double scull between two rows of buoys. Illustration',
    },
  },
  {
    key: 'en-fifty-nine-medals',
    language: 'en-GB',
    translationOf: 'zbirka-odlicja',
    title: 'Fifty-nine medals: Croatia at the Games in figures',
    category: 'vijesti',
    author: 'superadmin',
    daysAgo: 3,
    at: '11:10',
    state: 1,
    izdvojeno: 1,
    introtext: `
      <p>Twenty golds, twenty-one silvers and eighteen bronzes, from Barcelona 1992 to Paris 2024: a short guide to
      the whole collection.</p>`,
    fulltext: `
      <p>Croatian athletes have won forty-eight medals at the Summer Games and eleven at the Winter Games. The summer
      medals come from nine Games, which means that Croatia has never left a Summer Olympics without one. The winter
      medals were won at four Games in succession, from 2002 to 2014.</p>
      <h2>By sport</h2>
      <p>Sixteen sports are on the list. Alpine skiing leads with ten medals, followed by rowing with eight.
      Athletics, tennis and taekwondo have six each, shooting and water polo four, handball and sailing three.
      Weightlifting and gymnastics have two each; basketball, biathlon, boxing, judo and swimming have one.</p>
      <h2>By Games</h2>
      <p>Rio de Janeiro 2016 stands out with ten medals, five of them gold. Tokyo 2020 brought eight and Paris 2024
      seven, so more than half of the summer medals come from the three most recent Games.</p>
      <h2>By people</h2>
      <p>Ten medals were won by teams. Janica Kostelić has the most of all, six, and four of them are gold. Women have
      won twenty medals and men thirty-nine; of those thirty-nine, exactly twenty were won by individuals.</p>`,
    picture: {
      name: 'medalje.jpg',
      alt: 'Columns of gold, silver and bronze dots, one column for each Games',
      caption: 'One dot for each medal, one column for each Games. Illustration',
    },
  },
  {
    key: 'en-rio-2016',
    language: 'en-GB',
    translationOf: 'rio-2016',
    title: 'Rio de Janeiro 2016: ten medals in six sports',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 21,
    at: '10:20',
    state: 1,
    introtext: `
      <p>Croatia’s most successful Games so far brought five golds, three silvers and two bronzes. Half of the ten
      medals were won in or on the water.</p>`,
    fulltext: `
      <h2>Gold</h2>
      <ul>
      <li>Sandra Elkasević (Perković), athletics, discus throw</li>
      <li>Sara Kolak, athletics, javelin throw</li>
      <li>Šime Fantela and Igor Marenić, sailing, 470</li>
      <li>Josip Glasnović, shooting, trap</li>
      <li>Martin and Valent Sinković, rowing, double sculls</li>
      </ul>
      <h2>Silver</h2>
      <ul>
      <li>Tonči Stipanović, sailing, Laser</li>
      <li>Damir Martin, rowing, single sculls</li>
      <li>the men’s water polo team</li>
      </ul>
      <h2>Bronze</h2>
      <ul>
      <li>Blanka Vlašić, athletics, high jump</li>
      <li>Filip Hrgović, boxing, over 91 kg</li>
      </ul>
      <p>Two of the golds were successful defences of a kind. Sandra Elkasević had already won the discus in London.
      In the trap, the title passed from one Croatian, Giovanni Cernogoraz, to another, Josip Glasnović.</p>
      <p>All three medals in athletics were won by women, and all three in the field rather than on the track. Sailing
      and boxing appeared on the Croatian list for the first time.</p>`,
    picture: {
      name: 'jedrilica.jpg',
      alt: 'Drawing of a sailing boat with a red mainsail leaning in the wind',
      caption: 'Sailing brought a gold and a silver. Illustration',
    },
    gallery: [
      { name: 'jedrilica.jpg', caption: 'Sailing: gold in the 470, silver in the Laser' },
      { name: 'meta.jpg', caption: 'Shooting: gold in the trap' },
      { name: 'vaterpolo-lopta.jpg', caption: 'Water polo: silver' },
    ],
  },
  {
    key: 'en-paris-2024',
    language: 'en-GB',
    translationOf: 'pariz-2024',
    isOutdated: true,
    title: 'Paris 2024: seven medals, no two in the same sport',
    category: 'olimpijske-igre',
    author: 'tipfeler',
    daysAgo: 9,
    at: '09:40',
    state: 1,
    introtext: `
      <p>Judo, rowing, tennis, water polo, athletics, shooting and taekwondo: never before had Croatia won medals in
      so many sports at a single Games.</p>`,
    fulltext: `
      <p>The two golds went to Barbara Matić, in judo at up to 70 kg, and to Martin and Valent Sinković, in the pair.
      Silver went to Donna Vekić in the women’s singles and to the men’s water polo team. Sandra Elkasević (Perković)
      in the discus, Miran Maričić in the 10 m air rifle and Lena Stojković in taekwondo at up to 49 kg won the
      bronzes.</p>
      <p>Two of the seven were firsts. Judo had never appeared on the Croatian list, and no Croatian woman had won an
      Olympic medal in tennis.</p>
      <p>Others continued a long story. Sandra Elkasević won her third Olympic medal, twelve years after the first.
      For the Sinković brothers it was the fourth, and for Maro Joković of the water polo team the third.</p>
      <p>Women won four of the seven medals. Only once before had they won more than half at a Summer Games: in
      Beijing in 2008, with four out of five.</p>`,
    picture: {
      name: 'judo-pojas.jpg',
      alt: 'Drawing of a white judo jacket tied with a dark belt',
      caption: 'Judo joined the list in Paris, with a gold. Illustration',
    },
  },
  {
    key: 'en-janica-kostelic',
    language: 'en-GB',
    translationOf: 'salt-lake-city-2002',
    title: 'Janica Kostelić: six medals at two Winter Games',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 42,
    at: '14:30',
    state: 1,
    introtext: `
      <p>Three golds and a silver in Salt Lake City, a gold and a silver in Turin: no Croatian Olympian has won
      more.</p>`,
    fulltext: `
      <p>Before 2002 Croatia had taken part in three Winter Games and had not won a medal. In Salt Lake City that
      changed four times within one Games. Janica Kostelić won the combined, the slalom and the giant slalom, and was
      second in the super-G.</p>
      <p>Four years later, in Turin, she won the combined again and repeated her silver in the super-G. Her six medals
      thus come from four events, and two of those events appear twice.</p>
      <ol>
      <li>Alpine combined: gold in 2002 and 2006.</li>
      <li>Slalom: gold in 2002.</li>
      <li>Giant slalom: gold in 2002.</li>
      <li>Super-G: silver in 2002 and 2006.</li>
      </ol>
      <p>Turin was also where Ivica Kostelić won the first of his four silvers. Between them they account for all ten
      of Croatia’s Olympic medals in alpine skiing. The only winter medal in another sport is the bronze that Jakov
      Fak won in biathlon in Vancouver.</p>`,
    picture: {
      name: 'skijaska-vrata.jpg',
      alt: 'Drawing of a ski slope with red and blue gates and a winding track',
      caption: 'Four gates and one line between them. Illustration',
    },
  },
  {
    key: 'en-water-polo',
    language: 'en-GB',
    translationOf: 'vaterpolo',
    isOutdated: true,
    title: 'Four teams of thirteen: Croatia’s Olympic medals in water polo',
    category: 'casopis-olimp',
    author: 'tipfeler',
    daysAgo: 61,
    at: '12:25',
    state: 1,
    introtext: `
      <p>Silver in Atlanta, gold in London, silver in Rio de Janeiro and silver in Paris make water polo Croatia’s
      most decorated team sport.</p>`,
    fulltext: `
      <p>Each of the four medal-winning teams had thirteen players, but there are fewer than fifty-two names on the
      list, because several men appear on it more than once.</p>
      <p>Igor Hinić links the first two medals: he played for the team of 1996 and for that of 2012, sixteen years
      later. Damir Burić, Andro Bušlje, Josip Pavić and Sandro Sukno won gold in London and silver in Rio. Marko
      Bijač, Luka Bukić and Luka Lončar won silver both in Rio and in Paris.</p>
      <p>Only Maro Joković belongs to three teams, those of London, Rio and Paris. He is also one of the few Croatian
      Olympians who have competed at five Games.</p>
      <h2>What the number means</h2>
      <p>A team has seven players in the water at a time, one of whom is the goalkeeper. The others wait beside the
      pool and may come on again and again. Nobody may stand on the bottom, so a fresh pair of legs is worth as much
      as a good shot.</p>`,
    picture: {
      name: 'vaterpolo-lopta.jpg',
      alt: 'Drawing of a yellow ball on blue waves in front of a goal',
      caption: 'The ball before the goal. Illustration',
    },
  },
  {
    key: 'en-handball',
    language: 'en-GB',
    translationOf: 'rukomet',
    title: 'From Atlanta to London: three handball medals, eight years apart',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 90,
    at: '15:45',
    state: 1,
    introtext: `
      <p>Croatia’s first Olympic gold was won by its handball players in 1996. A second followed in 2004, and a bronze
      in 2012.</p>`,
    fulltext: `
      <p>The Atlanta team had sixteen names, among them Patrik Ćavar, Slavko Goluža, Vladimir Jelčić, Venio Losert and
      Valter Matošević. Goluža, Losert and Matošević were still there eight years later, when Croatia won its second
      title in Athens.</p>
      <p>Athens in turn passed players on to London. Ivano Balić, Blaženko Lacković, Venio Losert, Igor Vori and Drago
      Vuković have a gold from the first of these Games and a bronze from the second.</p>
      <p>One name is in all three teams. Venio Losert has two golds and one bronze, and sixteen years between the
      first medal and the last.</p>
      <h2>A note on counting</h2>
      <p>In a medal table each of these counts as one, although the three team lists have forty-six entries between
      them. That is why a table of medals and a list of medallists never give the same number, and why neither of them
      is wrong.</p>`,
    picture: {
      name: 'rukometni-teren.jpg',
      alt: 'Drawing of one end of a handball court from above, with a red ball',
      caption: 'Six metres, nine metres and a ball. Illustration',
    },
  },
  {
    key: 'en-tennis-tokyo',
    language: 'en-GB',
    translationOf: 'tenis-finale-tokio',
    title: 'One event, two Croatian pairs: gold and silver in the doubles in Tokyo',
    category: 'olimpijske-igre',
    author: 'tipfeler',
    daysAgo: 30,
    at: '13:00',
    state: 1,
    introtext: `
      <p>Nikola Mektić and Mate Pavić won gold, Marin Čilić and Ivan Dodig silver. It is the only event in which
      Croatia has won two medals at the same Games.</p>`,
    fulltext: `
      <p>A country may enter two pairs in an Olympic doubles tournament. If the draw keeps them in opposite halves and
      if both go on winning, they can meet only in the final. In Tokyo that is what happened.</p>
      <p>It was Croatia’s first Olympic gold in tennis. The three earlier medals had all been bronze: Goran Ivanišević
      in the singles and Ivanišević with Goran Prpić in the doubles in Barcelona in 1992, and Mario Ančić with Ivan
      Ljubičić in the doubles in Athens in 2004.</p>
      <p>The sixth medal came from another part of the game. In Paris in 2024 Donna Vekić won silver in the women’s
      singles, the first Olympic medal in women’s tennis for Croatia.</p>
      <p>Doubles therefore account for four of the six Croatian medals, although the singles are what most people
      think of first when they think of tennis.</p>`,
    picture: {
      name: 'teniski-teren.jpg',
      alt: 'Drawing of a clay tennis court from above with a ball and its shadow',
      caption: 'Clay, white lines and a ball in the air. Illustration',
    },
  },
  {
    key: 'en-blanka-vlasic',
    language: 'en-GB',
    translationOf: 'blanka-vlasic',
    title: 'Blanka Vlašić and the height of a bar',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 112,
    at: '11:35',
    state: 1,
    introtext: `
      <p>A silver in Beijing in 2008 was Croatia’s first Olympic medal in athletics. A bronze followed in Rio de
      Janeiro eight years later.</p>`,
    fulltext: `
      <p>The high jump has rules that anyone can follow. The bar goes up; a jumper who fails three times in a row is
      out; if two jumpers clear the same height, the one with fewer failures is ahead. There is no clock and no panel
      of judges, only a bar that stays where it is or falls.</p>
      <p>Blanka Vlašić competed at four Games: Sydney 2000, Athens 2004, Beijing 2008 and Rio de Janeiro 2016. The
      first two ended without a medal, the last two with one each.</p>
      <p>Since her silver in Beijing, Croatia has won five more medals in athletics, all of them by women: three by
      Sandra Elkasević (Perković) in the discus, one by Sara Kolak in the javelin, and her own bronze from Rio.</p>
      <p>It is a small collection with a clear shape. Every one of the six was won in the field, with a jump or a
      throw, and none of them on the track.</p>`,
    picture: {
      name: 'atletska-staza.jpg',
      alt: 'Drawing of the bend of a running track seen from above',
      caption: 'All six medals were won beside the track, not on it. Illustration',
    },
  },
];

import type { StarterArticle } from './starter-article.ts';

/** English articles about other medals, and about how the Games and their signs work. */
export const englishExplainedArticles: readonly StarterArticle[] = [
  {
    key: 'en-judo',
    language: 'en-GB',
    translationOf: 'barbara-matic',
    title: 'Barbara Matić and the sixteenth sport',
    category: 'olimpijske-igre',
    author: 'tipfeler',
    daysAgo: 13,
    at: '08:45',
    state: 1,
    introtext: `
      <p>Until Paris 2024 Croatia had won medals in fifteen Olympic sports. Judo became the sixteenth, and it began
      with a gold.</p>`,
    fulltext: `
      <p>Barbara Matić won the category up to 70 kg in Paris. It was her third Games, after Rio de Janeiro and Tokyo,
      and it is Croatia’s only Olympic medal in judo.</p>
      <h2>How a contest is won</h2>
      <p>Two athletes, one in white and one in blue, meet on a mat. A throw that lands the opponent largely on the
      back, with control, force and speed, scores <em>ippon</em> and ends the contest at once. A hold on the ground
      can do the same if it lasts long enough. A throw that is not quite complete scores <em>waza-ari</em>, and two of
      those add up to an ippon.</p>
      <h2>Nine golds</h2>
      <p>Hers is the ninth gold won for Croatia by a woman. Janica Kostelić has four, Sandra Elkasević (Perković) two,
      and Sara Kolak, Matea Jelić and Barbara Matić have one each. That makes nine of Croatia’s twenty golds.</p>`,
    picture: {
      name: 'judo-pojas.jpg',
      alt: 'Drawing of crossed white lapels and a knotted belt on a red ground',
      caption: 'Jacket and belt. Illustration',
    },
  },
  {
    key: 'en-weightlifting',
    language: 'en-GB',
    translationOf: 'nikolaj-pesalov',
    title: 'Nikolaj Pešalov: gold in Sydney, bronze in Athens',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 131,
    at: '10:55',
    state: 1,
    introtext: `
      <p>Both of Croatia’s Olympic medals in weightlifting belong to the same man, who won them in two different
      weight categories.</p>`,
    fulltext: `
      <p>In Sydney in 2000 Nikolaj Pešalov won the category up to 62 kg. It was the first gold won for Croatia by an
      individual; the only earlier gold was that of the handball team in Atlanta. In Athens in 2004 he took bronze at
      up to 69 kg.</p>
      <p>An Olympic weightlifting contest has two parts. In the snatch the bar goes from the floor to overhead in one
      movement. In the clean and jerk it rests on the shoulders in between. Each lifter has three attempts at each,
      and the best of each are added together.</p>
      <p>Since the categories are set by body weight, moving up means heavier rivals and heavier bars. To be on the
      podium in one category and, four years later, in another is therefore more than a repetition.</p>
      <p>Croatia has won no other medals in the sport, which gives the two of them a page of their own.</p>`,
  },
  {
    key: 'en-taekwondo',
    language: 'en-GB',
    translationOf: 'taekwondo',
    title: 'Why two bronzes? Taekwondo and its six Croatian medals',
    category: 'edukacija',
    author: 'tipfeler',
    daysAgo: 72,
    at: '09:55',
    state: 1,
    introtext: `
      <p>Taekwondo gives two bronze medals in each weight category. It is not a draw, and it is not a mistake in the
      table.</p>`,
    fulltext: `
      <p>An athlete who loses to one of the two finalists is not necessarily out. Those who lost to a finalist come
      back for further contests, and two of those contests are for bronze. Four athletes therefore stand on the
      podium.</p>
      <p>Croatia has six Olympic medals in the sport, five of them bronze:</p>
      <ul>
      <li>Beijing 2008: Martina Zubčić and Sandra Šarić, bronze;</li>
      <li>London 2012: Lucija Zaninović, bronze;</li>
      <li>Tokyo 2020: Matea Jelić, gold, and Toni Kanaet, bronze;</li>
      <li>Paris 2024: Lena Stojković, bronze.</li>
      </ul>
      <p>Five of the six were won by women. Matea Jelić’s gold, in the category up to 67 kg, is the only one of its
      colour, and Toni Kanaet is so far the only man on the list.</p>
      <p>Judo, wrestling and boxing also give two bronzes, each by its own rules, so it always pays to look before
      comparing totals.</p>`,
  },
  {
    key: 'en-medal-table',
    language: 'en-GB',
    translationOf: 'tablica-odlicja',
    title: 'How to read a medal table, and why two tables may disagree',
    category: 'edukacija',
    author: 'superadmin',
    daysAgo: 22,
    at: '16:35',
    state: 1,
    introtext: `
      <p>Most medal tables are sorted by gold, some by the total. Both are right, but they answer different
      questions.</p>`,
    fulltext: `
      <p>When a table is sorted by gold, silver is looked at only if the golds are equal, and bronze only if the
      silvers are equal too. A single gold then outweighs any number of silvers. When it is sorted by the total, all
      three colours weigh the same.</p>
      <p>Three Croatian results show the difference. Salt Lake City 2002 brought three golds and one silver, Beijing
      2008 two silvers and three bronzes, and Paris 2024 two golds, two silvers and three bronzes.</p>
      <ul>
      <li>By gold the order is Salt Lake City, Paris, Beijing.</li>
      <li>By the total it is Paris, Beijing, Salt Lake City.</li>
      </ul>
      <p>Two further points are worth knowing. A team medal counts once, however many people receive one. And tables
      change: results are sometimes corrected years later, so a table should always say when it was made.</p>`,
    picture: {
      name: 'medalje.jpg',
      alt: 'Drawing of stacked gold, silver and bronze dots on navy',
      caption: 'The same dots can be sorted in more than one way. Illustration',
    },
  },
  {
    key: 'en-counting-the-games',
    language: 'en-GB',
    translationOf: 'zasto-tokio-2020',
    title: 'Held in 2021, called 2020: how the Games are counted',
    category: 'edukacija',
    author: 'tipfeler',
    daysAgo: 57,
    at: '10:40',
    state: 1,
    introtext: `
      <p>An Olympiad is a period of four years, not an event. That is why the Roman numerals of the Games run ahead of
      the number of Games held.</p>`,
    fulltext: `
      <p>Olympiads have been counted since 1896, when the first modern Games were held in Athens. The count does not
      stop when the Games are cancelled. Those of 1916, 1940 and 1944 were never held because of the two world wars,
      but their Olympiads kept their numbers.</p>
      <p>The Games of the XXXII Olympiad were due in Tokyo in 2020. They were postponed because of the pandemic and
      held in 2021, but kept their name, Tokyo 2020. Lists of medals follow the name, not the calendar.</p>
      <h2>Winter is different</h2>
      <p>The Winter Games are numbered simply in the order in which they have been held, starting with Chamonix in
      1924. Until 1992 they took place in the same year as the Summer Games. Two years later, in Lillehammer, the
      present rhythm began, with summer and winter taking turns every two years.</p>
      <p>Croatia has taken part in both since 1992, first in Albertville in the winter and then in Barcelona in the
      summer.</p>`,
  },
  {
    key: 'en-olympic-rings',
    language: 'en-GB',
    translationOf: 'olimpijski-krugovi',
    title: 'Five rings, six colours: a short history of the Olympic flag',
    category: 'olimpizam',
    author: 'tipfeler',
    daysAgo: 98,
    at: '13:20',
    state: 1,
    introtext: `
      <p>The white field belongs to the design as much as the rings do. Together they were meant to hold the colours
      of every national flag.</p>`,
    fulltext: `
      <p>The Olympic rings were designed in 1913 by Pierre de Coubertin, the founder of the modern Games. Five
      interlaced rings stand for five parts of the world that are joined in the Olympic movement, and for athletes who
      meet at the Games.</p>
      <p>It is often said that each colour stands for a particular continent. Coubertin explained it differently: with
      the white of the background there were six colours, and every national flag of the day could be made from
      them.</p>
      <p>Blue, black and red make the upper row, yellow and green the lower. The order is fixed, and so is the way in
      which the rings pass over and under one another.</p>
      <p>The flag first flew at the Games in Antwerp in 1920. At every closing ceremony it is now handed to the next
      host city, which keeps it until its own Games have come and gone.</p>`,
  },
  {
    key: 'en-olympic-values',
    language: 'en-GB',
    translationOf: 'olimpijske-vrijednosti',
    title: 'Excellence, friendship, respect: three words for a school hall',
    category: 'olimpizam',
    author: 'tipfeler',
    daysAgo: 116,
    at: '08:35',
    state: 1,
    introtext: `
      <p>The three Olympic values are easy to list and harder to explain. A school hall is a good place to
      start.</p>`,
    fulltext: `
      <p><strong>Excellence</strong> is not the same as winning. It means giving one’s best and being a little better
      than yesterday. A child who has swum a whole length for the first time has done something excellent, whatever
      the clock says.</p>
      <p><strong>Friendship</strong> begins where the game ends. For an hour we are opponents; before and after it we
      share the same effort, the same nerves and often the same bus home.</p>
      <p><strong>Respect</strong> is owed to the opponent, to the referee and to the rules, but also to one’s own body
      and to the place where we play. Whoever cheats takes something from the other side and, in the end, from himself
      or herself as well.</p>
      <p>There is a simple exercise for the end of any lesson. Ask each child three questions: what did you do better
      today, whom did you help, and to whom were you fair? Nobody has to answer aloud.</p>`,
    picture: {
      name: 'baklja.jpg',
      alt: 'Drawing of a burning torch before rings of light',
      caption: 'A torch is passed on. Illustration',
    },
  },
  {
    key: 'en-croatian-letters',
    language: 'en-GB',
    title: 'How to say Čilić, Šarić, Žuvela and Đurasek: a guide to five Croatian letters',
    category: 'edukacija',
    author: 'superadmin',
    daysAgo: 147,
    at: '12:50',
    state: 1,
    introtext: `
      <p>Croatian is spelt very nearly as it is spoken. Five letters with marks are all that stands between a
      commentator and the right sound.</p>`,
    fulltext: `
      <table>
      <thead><tr><th>Letter</th><th>Sounds like</th><th>As in</th></tr></thead>
      <tbody>
      <tr><td>č</td><td>ch in “church”</td><td>Čilić, Zubčić</td></tr>
      <tr><td>ć</td><td>a softer ch, further forward</td><td>Vlašić, Kostelić</td></tr>
      <tr><td>š</td><td>sh in “ship”</td><td>Šarić, Pešalov</td></tr>
      <tr><td>ž</td><td>s in “pleasure”</td><td>Žuvela, Blaženko</td></tr>
      <tr><td>đ</td><td>a soft j, as in “jeep”</td><td>Đurasek, Anđelo</td></tr>
      </tbody>
      </table>
      <p>The marks are not ornaments. A name without them is a different name, and sometimes a different person. When
      they cannot be typed, č and ć become c, š becomes s and ž becomes z; đ is usually written as dj or simply d.</p>
      <p>Three plain letters also surprise English readers. The letter c is always ts, as at the end of “cats”; j is
      always y, as in “yes”; and h is always sounded. Janica is therefore YA-nee-tsa.</p>
      <p>Three pairs count as one letter each: lj, as in the middle of “million”, nj, as in “canyon”, and dž, a hard
      j. Ljubičić begins with one of them.</p>`,
  },
];

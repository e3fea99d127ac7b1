import type { StarterArticle } from './starter-article.ts';

/** Articles about the winter Games. */
export const winterArticles: readonly StarterArticle[] = [
  {
    key: 'prve-zimske-igre',
    language: 'hr-HR',
    title: 'Od Albertvillea do Nagana: hrvatske zimske Igre prije prvog odličja',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 178,
    at: '13:10',
    state: 1,
    introtext: `
      <p>Prije nego što je Hrvatska osvojila prvu zimsku medalju, njezini su sportaši nastupili na trima Igrama:
      1992., 1994. i 1998.</p>`,
    fulltext: `
      <p>Zimske olimpijske igre 1992. održane su u Albertvilleu, 1994. u Lillehammeru, a 1998. u Naganu. Razmak između
      prvih dvaju izdanja bio je samo dvije godine: zimske su se Igre tada odvojile od ljetnih, pa se otad ne
      održavaju u istoj godini.</p>
      <p>U popisu hrvatskih olimpijaca uz Albertville stoje umjetnički klizači Željka i Tomislav Čižmešija, alpski
      skijaš Vedran Pavlek i skijaški trkač Siniša Vukonić. Pavlek i Vukonić nastupili su i u Lillehammeru, a
      pridružio im se Antonio Rački, također u skijaškom trčanju.</p>
      <p>Nagano je donio nova imena: umjetničku klizačicu Ivanu Jakupčević te alpske skijaše Renata Gašpara, Thomasa
      Lödlera i Janicu Kostelić. Vedranu Pavleku to su bile treće zimske Igre, a Antoniju Račkom druge.</p>
      <p>Ni na jednim od tih Igara hrvatski sportaši nisu bili na postolju. Promijenilo se to četiri godine poslije, u
      Salt Lake Cityju, i to četirima medaljama odjednom. Sve četiri osvojila je Janica Kostelić.</p>`,
  },
  {
    key: 'salt-lake-city-2002',
    language: 'hr-HR',
    title: 'Četiri medalje s jednih Igara: Janica Kostelić u Salt Lake Cityju',
    category: 'povijest',
    author: 'superadmin',
    daysAgo: 40,
    at: '09:15',
    state: 1,
    izdvojeno: 1,
    introtext: `
      <p>Zlato u kombinaciji, slalomu i veleslalomu te srebro u superveleslalomu: prve hrvatske zimske medalje
      osvojila je jedna skijašica, i to sve na istim Igrama.</p>`,
    fulltext: `
      <p>Zimske olimpijske igre 2002. održane su u Salt Lake Cityju. Do tada Hrvatska nije imala nijedno zimsko
      odličje, a nakon njih imala ih je četiri. Uz svako stoji isto ime: Janica Kostelić.</p>
      <table>
      <thead><tr><th>Disciplina</th><th>Odličje</th></tr></thead>
      <tbody>
      <tr><td>alpska kombinacija</td><td>zlato</td></tr>
      <tr><td>slalom</td><td>zlato</td></tr>
      <tr><td>veleslalom</td><td>zlato</td></tr>
      <tr><td>superveleslalom</td><td>srebro</td></tr>
      </tbody>
      </table>
      <p>Tri zlata s jednih Igara nitko drugi od hrvatskih sportaša nije osvojio, ni na zimskim ni na ljetnim Igrama.
      Četiri medalje s jednih Igara također su najveći pojedinačni broj na popisu.</p>
      <p>Vrijedi zastati i kod raspona disciplina. Slalom i veleslalom tehničke su utrke s gusto postavljenim vratima,
      superveleslalom je brza disciplina, a kombinacija traži oboje. Na popisu su, dakle, sve tri vrste alpskoga
      skijanja.</p>
      <p>Četiri godine poslije, u Torinu, Janica Kostelić osvojila je još dvije medalje: zlato u kombinaciji i srebro
      u superveleslalomu. Sa šest odličja, od kojih su četiri zlatna, na vrhu je hrvatskog popisa.</p>`,
    picture: {
      name: 'skijaska-vrata.jpg',
      alt: 'Crtež skijaške padine s crvenim i plavim vratima i tragom vožnje između njih',
      caption: 'Crvena i plava vrata na padini. Ilustracija',
    },
  },
  {
    key: 'torino-2006',
    language: 'hr-HR',
    title: 'Torino 2006.: jedno zlato i dva srebra na snijegu',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 124,
    at: '14:25',
    state: 1,
    introtext: `
      <p>Janica Kostelić obranila je naslov u alpskoj kombinaciji, a Ivica Kostelić u istoj je disciplini osvojio prvo
      od svojih četiriju srebara.</p>`,
    fulltext: `
      <p>Torino je bio domaćin Zimskih olimpijskih igara 2006. Hrvatska je osvojila tri odličja, sva u alpskom
      skijanju.</p>
      <p>Janica Kostelić pobijedila je u alpskoj kombinaciji, u disciplini u kojoj je zlato osvojila i u Salt Lake
      Cityju. Srebro u superveleslalomu također je ponovljeni uspjeh: istu je medalju u istoj disciplini imala i
      četiri godine prije. Torino je tako za nju bio svojevrsna potvrda, a zbroj se popeo na šest medalja.</p>
      <p>Ivica Kostelić osvojio je srebro u muškoj kombinaciji. Bila je to prva muška zimska medalja na hrvatskom
      popisu i početak niza koji će trajati do Sočija: uslijedila su dva srebra u Vancouveru i još jedno u Sočiju.</p>
      <p>U popisu hrvatskih olimpijaca uz Torino nisu samo alpski skijaši. Ondje su, među ostalima, i skijaški trkači,
      biatlonka Petra Starčević te posada boba, u kojoj su nastupila i dvojica atletičara, Jurica Grabušić i Dejan
      Vojnović. Obojica u popisu zato imaju dva sporta, što je rijetkost.</p>`,
    picture: {
      name: 'skijaska-vrata.jpg',
      alt: 'Crtež planinskog lanca i padine sa skijaškim vratima',
      caption: 'Alpsko skijanje donijelo je sve tri torinske medalje. Ilustracija',
    },
  },
  {
    key: 'vancouver-2010',
    language: 'hr-HR',
    title: 'Vancouver 2010.: dva srebra Ivice Kostelića i bronca Jakova Faka',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 114,
    at: '08:55',
    state: 1,
    introtext: `
      <p>Tri odličja iz Vancouvera jedina su hrvatska zimska kolekcija u kojoj nije samo alpsko skijanje: broncu je
      donio biatlon.</p>`,
    fulltext: `
      <p>Zimske olimpijske igre 2010. održane su u Vancouveru. Hrvatska je s njih donijela dva srebra i jednu
      broncu.</p>
      <p>Oba srebra osvojio je Ivica Kostelić, jedno u alpskoj kombinaciji, a drugo u slalomu. Srebro u kombinaciji
      bilo mu je drugo zaredom, nakon Torina, a srebro u slalomu jedina je hrvatska muška olimpijska medalja u toj
      disciplini.</p>
      <p>Jakov Fak osvojio je broncu u biatlonu, u utrci na deset kilometara. Biatlon spaja skijaško trčanje i gađanje
      malokalibarskom puškom: svaki promašaj skijaša stoji vremena, pa utrku jednako odlučuju noge i mirna ruka. Ta je
      bronca jedino hrvatsko zimsko odličje izvan alpskoga skijanja.</p>
      <h2>Jedanaest zimskih medalja</h2>
      <p>S medaljama iz Vancouvera hrvatski je zimski zbroj porastao na deset odličja. Jedanaesto je stiglo iz Sočija
      2014. Raspored je, ukratko, ovakav: Salt Lake City četiri, Torino tri, Vancouver tri i Soči jedna medalja.</p>`,
    picture: {
      name: 'meta.jpg',
      alt: 'Crtež papirnate mete s tamnim krugom i četirima pogocima',
      caption: 'U biatlonu se skija i gađa. Ilustracija',
    },
  },
  {
    key: 'soci-2014',
    language: 'hr-HR',
    title: 'Soči 2014.: četvrto srebro',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 9,
    at: '16:40',
    state: 0,
    introtext: `
      <p>Ivica Kostelić osvojio je u Sočiju srebro u alpskoj kombinaciji, svoje četvrto olimpijsko odličje i četvrto
      iste boje.</p>`,
    fulltext: `
      <p>Na Zimskim olimpijskim igrama u Sočiju 2014. hrvatski su sportaši osvojili jedno odličje: srebro u alpskoj
      kombinaciji, koje pripada Ivici Kosteliću.</p>
      <p>U toj je disciplini srebro osvojio i u Torinu 2006. i u Vancouveru 2010. Tri uzastopne medalje iste boje u
      istoj disciplini nema nitko drugi na hrvatskom popisu. Četvrto mu je srebro ono iz slaloma u Vancouveru.</p>
      <p>Zajedno s odličjima Janice Kostelić to je deset medalja u alpskom skijanju: četiri zlata i šest srebara. Po
      broju odličja to je najuspješniji hrvatski olimpijski sport, ispred veslanja s osam medalja.</p>
      <p>Još valja provjeriti popis nastupa i dodati sliku prije objave. Uz tekst bi dobro pristajala i mala tablica
      svih četiriju srebara s godinama i disciplinama: Torino 2006., alpska kombinacija; Vancouver 2010., alpska
      kombinacija i slalom; Soči 2014., alpska kombinacija.</p>`,
  },
  {
    key: 'alpska-kombinacija',
    language: 'hr-HR',
    title: 'Alpska kombinacija: disciplina koja je Hrvatskoj donijela pet medalja',
    category: 'povijest',
    author: 'superadmin',
    daysAgo: 1,
    at: '11:00',
    state: 1,
    publishInDays: 9,
    introtext: `
      <p>Dva zlata Janice Kostelić i tri srebra Ivice Kostelića osvojena su u disciplini koja zbraja brzinu spusta i
      preciznost slaloma.</p>`,
    fulltext: `
      <p>Alpska kombinacija ne pita samo tko je najbrži niz padinu ni samo tko najbolje prolazi između gusto
      postavljenih vrata. Rezultat nastaje zbrajanjem vremena iz brze utrke i iz slaloma, pa u njoj pobjeđuju
      svestrani skijaši.</p>
      <p>Na hrvatskom popisu olimpijskih medalja ta disciplina ima pet redaka:</p>
      <ul>
      <li>Salt Lake City 2002. – Janica Kostelić, zlato,</li>
      <li>Torino 2006. – Janica Kostelić, zlato,</li>
      <li>Torino 2006. – Ivica Kostelić, srebro,</li>
      <li>Vancouver 2010. – Ivica Kostelić, srebro,</li>
      <li>Soči 2014. – Ivica Kostelić, srebro.</li>
      </ul>
      <p>To je polovica svih deset hrvatskih odličja u alpskom skijanju. Na četirima uzastopnim zimskim Igrama, od
      2002. do 2014., u kombinaciji je na postolju uvijek bio netko iz Hrvatske, a u Torinu i u ženskoj i u muškoj
      utrci.</p>
      <p>Preostalih pet medalja raspoređeno je ovako: dvije su iz superveleslaloma, dvije iz slaloma, a jedna iz
      veleslaloma. Spusta kao zasebne discipline na popisu nema, ali bez njega ne bi bilo ni pet odličja iz
      kombinacije.</p>`,
    picture: {
      name: 'skijaska-vrata.jpg',
      alt: 'Crtež padine s četirima skijaškim vratima i zavojitim tragom skija',
      caption: 'Kombinacija spaja brzu utrku i slalom. Ilustracija',
    },
  },
];

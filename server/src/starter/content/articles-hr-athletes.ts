import type { StarterArticle } from './starter-article.ts';

/** Articles about medallists who competed alone or in a pair. */
export const athleteArticles: readonly StarterArticle[] = [
  {
    key: 'braca-sinkovic',
    language: 'hr-HR',
    title: 'Od četverca do dvojca bez kormilara: četiri olimpijska odličja Martina i Valenta Sinkovića',
    category: 'olimpijske-igre',
    author: 'superadmin',
    daysAgo: 0,
    at: '06:15',
    state: 1,
    izdvojeno: 1,
    pinned: true,
    introtext: `
      <p>Četiri uzastopne ljetne Igre, tri vrste čamca, tri zlata i jedno srebro. Braća Sinković na postolju su bila
      svaki put kada su nastupila.</p>`,
    fulltext: `
      <p>Martin i Valent Sinković nastupili su na Igrama u Londonu, Rio de Janeiru, Tokiju i Parizu. Sa svakih su se
      vratili s medaljom, a nijednu nisu osvojili jedan bez drugoga.</p>
      <table>
      <thead><tr><th>Igre</th><th>Čamac</th><th>Odličje</th></tr></thead>
      <tbody>
      <tr><td>London 2012.</td><td>četverac na pariće</td><td>srebro</td></tr>
      <tr><td>Rio de Janeiro 2016.</td><td>dvojac na pariće</td><td>zlato</td></tr>
      <tr><td>Tokio 2020.</td><td>dvojac bez kormilara</td><td>zlato</td></tr>
      <tr><td>Pariz 2024.</td><td>dvojac bez kormilara</td><td>zlato</td></tr>
      </tbody>
      </table>
      <h2>Parići i rimeni</h2>
      <p>Razlika među čamcima nije samo u broju veslača. Na pariće svatko vesla dvama veslima, po jednim sa svake
      strane. U dvojcu bez kormilara svatko drži samo jedno, dulje veslo, takozvani rimen, pa se čamac drži ravno
      jedino ako oba veslača vuku jednako. Prijelaz iz jedne vrste čamca u drugu zato znači naučiti zaveslaj
      iznova.</p>
      <h2>Četiri od osam</h2>
      <p>U londonskom četvercu s njima su bili Damir Martin i David Šain. To je srebro jedina momčadska medalja u
      nizu; ostale su osvojili udvoje. Hrvatsko veslanje od 1992. ima osam odličja: na polovici su upisani Martin i
      Valent Sinković, a sva su tri veslačka zlata njihova.</p>`,
    picture: {
      name: 'veslanje-dvojac.jpg',
      alt: 'Crtež veslačkog čamca s dvojicom veslača odozgo, između dvaju redova plutača',
      caption: 'Dvojac na pariće iz ptičje perspektive. Ilustracija',
    },
    gallery: [
      { name: 'veslanje-dvojac.jpg', caption: 'Dvojac na pariće: svaki veslač ima dva vesla' },
      { name: 'medalje.jpg', caption: 'Hrvatska odličja po Igrama od 1992. do 2024.' },
      { name: 'baklja.jpg', caption: 'Olimpijska baklja' },
    ],
  },
  {
    key: 'sandra-elkasevic',
    language: 'hr-HR',
    title: 'Tri odličja u istom krugu: Sandra Elkasević (Perković)',
    category: 'olimpijske-igre',
    author: 'tipfeler',
    daysAgo: 17,
    at: '10:30',
    state: 1,
    introtext: `
      <p>Zlato u Londonu, zlato u Riju i bronca u Parizu: tri medalje u bacanju diska razvučene su na dvanaest
      godina.</p>`,
    fulltext: `
      <p>Sandra Elkasević (Perković) nastupila je na četirima ljetnim Igrama, od Londona 2012. do Pariza 2024. S triju
      se vratila s odličjem, uvijek u istoj disciplini, bacanju diska.</p>
      <p>Londonsko zlato prvo je hrvatsko zlato u atletici. Četiri godine poslije, u Rio de Janeiru, naslov je
      obranila, a uz nju je na postolju bila i druga hrvatska bacačica: Sara Kolak pobijedila je u bacanju koplja.
      Treće odličje, bronca, stiglo je u Parizu, osam godina nakon drugoga.</p>
      <h2>Jedno ime, dva prezimena</h2>
      <p>U popisu odličja uz sve tri medalje stoji prezime Elkasević (Perković). Takav je zapis potreban zato što su
      prva odličja osvojena pod prezimenom Perković. Tko u starijim tablicama traži jedno, a u novijima drugo, mora
      znati da je riječ o istoj sportašici, inače bi tri medalje pogrešno pripisao dvjema osobama.</p>
      <p>S dvama zlatima i jednom broncom najuspješnija je hrvatska olimpijka na ljetnim Igrama. Pribroje li se i
      zimske, ispred nje je među olimpijkama samo Janica Kostelić, sa šest odličja.</p>`,
    picture: {
      name: 'atletska-staza.jpg',
      alt: 'Crtež atletske staze odozgo s plavim poljem unutar zavoja',
      caption: 'Bacački krugovi nalaze se uz atletsku stazu. Ilustracija',
    },
  },
  {
    key: 'blanka-vlasic',
    language: 'hr-HR',
    title: 'Blanka Vlašić: dva odličja iznad letvice',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 115,
    at: '09:35',
    state: 1,
    introtext: `
      <p>Srebro u Pekingu prva je hrvatska medalja u atletici, a bronca u Rio de Janeiru došla je osam godina
      poslije.</p>`,
    fulltext: `
      <p>Blanka Vlašić nastupila je na četirima ljetnim Igrama: u Sydneyju 2000., Ateni 2004., Pekingu 2008. i Rio de
      Janeiru 2016. U nizu nedostaje London 2012., pa njezin olimpijski put ima neobičan oblik: dva nastupa, srebro,
      stanka, bronca.</p>
      <p>Skok u vis razumljiv je svakome tko je ikada preskočio uže. Letvica se diže, svaka visina smije se pokušati
      najviše triput, a tri neuspjeha zaredom znače kraj. Na kraju se ne gleda samo najveća preskočena visina: ako je
      jednaka, odlučuje manji broj rušenja.</p>
      <p>Srebro iz Pekinga ima i posebno mjesto u tablici. Do njega Hrvatska nije imala nijedno odličje u atletici;
      otad ih je osvojeno još pet. Svih šest donijeli su skok u vis i bacanja i svih su šest osvojile žene: Blanka
      Vlašić dva, Sandra Elkasević (Perković) tri i Sara Kolak jedno.</p>
      <p>Bronca iz Rija pokazuje koliko dugo može trajati put od jedne do druge medalje. Osam godina razmaka isto je
      koliko prolazi između početka osnovne škole i njezina kraja.</p>`,
    picture: {
      name: 'atletska-staza.jpg',
      alt: 'Crtež crvene atletske staze s bijelim crtama i startnim oznakama',
      caption: 'Atletska staza. Ilustracija',
    },
  },
  {
    key: 'barbara-matic',
    language: 'hr-HR',
    title: 'Barbara Matić i prvo hrvatsko zlato na tatamiju',
    category: 'olimpijske-igre',
    author: 'tipfeler',
    daysAgo: 6,
    at: '13:45',
    state: 1,
    izdvojeno: 1,
    introtext: `
      <p>Judo je posljednji sport koji je ušao na hrvatski popis odličja, i to odmah sa zlatom: osvojila ga je Barbara
      Matić u Parizu, u kategoriji do 70 kilograma.</p>`,
    fulltext: `
      <p>Hrvatske olimpijske medalje od 1992. osvojene su u šesnaest sportova. Petnaest ih je na popis ušlo prije
      Pariza 2024., a šesnaesti je judo. Barbara Matić u Parizu je nastupila treći put, nakon Rija i Tokija, i
      pobijedila u kategoriji do 70 kilograma.</p>
      <h2>Kako se pobjeđuje</h2>
      <p>Judaši se bore na tatamiju, podlozi od strunjača. Borac nastoji protivnika baciti na leđa ili ga u parteru
      držati tako da se ne može osloboditi. Za potpunu, čistu tehniku dosuđuje se <em>ippon</em>, i borba je tada
      gotova. Slabije izvedena tehnika donosi <em>waza-ari</em>, a dva takva jednaka su ipponu.</p>
      <p>Borci se na natjecanju razlikuju po boji kimona: jedan je bijel, a drugi plav. Kimono zatvara pojas, a boja
      pojasa govori o stupnju znanja.</p>
      <h2>Jedna od devet</h2>
      <p>Zlato Barbare Matić deveto je koje su za Hrvatsku osvojile žene. Četiri je osvojila Janica Kostelić, dva
      Sandra Elkasević (Perković), a po jedno Sara Kolak, Matea Jelić i Barbara Matić.</p>`,
    picture: {
      name: 'judo-pojas.jpg',
      alt: 'Crtež bijelog kimona s tamnoplavim pojasom na crvenoj podlozi',
      caption: 'Kimono i pojas. Ilustracija',
    },
  },
  {
    key: 'donna-vekic',
    language: 'hr-HR',
    title: 'Srebro Donne Vekić zaokružilo je tenisku zbirku',
    category: 'olimpijske-igre',
    author: 'tipfeler',
    daysAgo: 12,
    at: '11:20',
    state: 1,
    introtext: `
      <p>Donna Vekić osvojila je u Parizu srebro u pojedinačnoj konkurenciji, prvo odličje hrvatskog ženskog tenisa na
      Igrama.</p>`,
    fulltext: `
      <p>Hrvatska je na ljetnim Igrama osvojila šest teniskih medalja. Pet ih je muških, a šesta, posljednja na
      popisu, pripada Donni Vekić. Osvojena je u Parizu 2024., pojedinačno.</p>
      <p>Redoslijed je ovakav: dvije bronce u Barceloni 1992. (Goran Ivanišević pojedinačno te Ivanišević i Goran
      Prpić u paru), bronca u Ateni 2004. (Mario Ančić i Ivan Ljubičić u paru), zlato i srebro u Tokiju 2020. (Nikola
      Mektić i Mate Pavić te Marin Čilić i Ivan Dodig, obje medalje u igri parova) i srebro u Parizu.</p>
      <p>Iz toga se vidi i nešto drugo: hrvatski su olimpijski tenis većinom proslavili parovi. U pojedinačnoj su
      konkurenciji osvojene samo dvije medalje, prva 1992., a druga trideset dvije godine poslije.</p>
      <p>Pariško srebro ujedno je najbolji pojedinačni rezultat: bronca je u Barceloni bila jedina usporediva medalja.
      Po boji ga u zbirci nadmašuje tek zlato iz igre parova.</p>`,
    picture: {
      name: 'teniski-teren.jpg',
      alt: 'Crtež kuta zemljanog terena s bijelim crtama i žutom lopticom',
      caption: 'Zemljani teren odozgo. Ilustracija',
    },
  },
  {
    key: 'tin-srbic-filip-ude',
    language: 'hr-HR',
    title: 'Dvije sprave, dva srebra: Filip Ude i Tin Srbić',
    category: 'olimpijske-igre',
    author: 'tipfeler',
    daysAgo: 52,
    at: '15:05',
    state: 1,
    introtext: `
      <p>Konj s hvataljkama u Pekingu i preča u Tokiju donijeli su dvije hrvatske gimnastičke medalje, obje
      srebrne.</p>`,
    fulltext: `
      <p>Muška sportska gimnastika ima šest sprava: parter, konj s hvataljkama, karike, preskok, ruče i preču.
      Hrvatska ima olimpijska odličja s dviju.</p>
      <h2>Peking 2008.</h2>
      <p>Filip Ude osvojio je srebro na konju s hvataljkama. Ta sprava traži neprekidno kretanje: ruke se smjenjuju na
      hvataljkama i na tijelu konja, a noge opisuju krugove i ne smiju ga dotaknuti. Ude je nastupio i na sljedećim
      dvjema Igrama, u Londonu i u Riju.</p>
      <h2>Tokio 2020.</h2>
      <p>Tin Srbić osvojio je srebro na preči. Ondje tijelo kruži oko čelične šipke u velekovrtljajima, a najteži su
      dijelovi vježbe puštanja: gimnastičar ispusti preču, okrene se u zraku i ponovno je uhvati. Vježba završava
      saskokom, pri kojemu doskok treba biti čvrst, bez koraka. Srbić je nastupio i u Parizu 2024.</p>
      <p>Sprave na kojima su osvojene te dvije medalje gotovo da nemaju ništa zajedničko, osim što se na objema sve
      drži na dlanovima.</p>`,
    picture: {
      name: 'gimnasticka-preca.jpg',
      alt: 'Crtež gimnastičara na preči u nizu položaja, od blijedoga do crvenog',
      caption: 'Velekovrtljaj, položaj po položaj. Ilustracija',
    },
  },
  {
    key: 'jedrenje',
    language: 'hr-HR',
    title: 'Jedrenje: Fantela i Marenić u paru, Stipanović sam',
    category: 'olimpijske-igre',
    author: 'tipfeler',
    daysAgo: 59,
    at: '09:50',
    state: 1,
    introtext: `
      <p>Tri jedriličarske medalje osvojene su na dvjema uzastopnim Igrama i u dvjema klasama: zlato u klasi 470 i dva
      srebra u klasi Laser.</p>`,
    fulltext: `
      <p>Do Rio de Janeira 2016. jedrenja nije bilo na hrvatskom popisu odličja. Na tim su Igrama osvojene dvije
      medalje: Šime Fantela i Igor Marenić bili su najbolji u klasi 470, a Tonči Stipanović drugi u klasi Laser. U
      Tokiju 2020. Stipanović je osvojio još jedno srebro u istoj klasi.</p>
      <h2>Što broj 470 znači</h2>
      <p>Klasa 470 nosi ime po duljini trupa od 4,70 metara. Jedrilicom upravlja dvoje: kormilar i član posade, koji
      ravnotežu održava u trapezu, obješen izvan ruba jedrilice. Laser je, naprotiv, jednosjed: jedan jedriličar,
      jedno jedro i sve odluke njegove.</p>
      <h2>Regata nije jedna utrka</h2>
      <p>Olimpijska regata sastoji se od niza plovova. Plasman u svakome donosi bodove, i to tako da manje znači
      bolje: prvi dobiva jedan bod, drugi dva i tako redom. Pobjeđuje onaj koji na kraju ima najmanje bodova. Zato je u
      jedrenju postojanost često vrjednija od jedne sjajne utrke.</p>
      <p>Igre u Parizu 2024. Fanteli su bile pete, što ga svrstava među hrvatske olimpijce s najviše nastupa.</p>`,
    picture: {
      name: 'jedrilica.jpg',
      alt: 'Crtež jedrilice s crvenim glavnim i bijelim prednjim jedrom',
      caption: 'Jedrilica na valovima. Ilustracija',
    },
    gallery: [
      { name: 'jedrilica.jpg', caption: 'Dva jedra i nagnut trup' },
      { name: 'vaterpolo-lopta.jpg', caption: 'More i bazen: i vaterpolisti su u Riju osvojili srebro' },
      { name: 'medalje.jpg', caption: 'Hrvatska odličja po Igrama' },
    ],
  },
  {
    key: 'nikolaj-pesalov',
    language: 'hr-HR',
    title: 'Nikolaj Pešalov, zlato i bronca u dizanju utega',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 108,
    at: '10:10',
    state: 1,
    introtext: `
      <p>Obje hrvatske medalje u dizanju utega osvojio je isti sportaš, na dvjema uzastopnim Igrama i u dvjema
      kategorijama.</p>`,
    fulltext: `
      <p>Nikolaj Pešalov pobijedio je u Sydneyju 2000. u kategoriji do 62 kilograma. Četiri godine poslije, u Ateni,
      nastupio je u kategoriji do 69 kilograma i osvojio broncu. Drugih hrvatskih odličja u tom sportu od 1992.
      nema.</p>
      <p>Olimpijsko dizanje utega ima dvije discipline. U trzaju se uteg diže s poda iznad glave u jednom potezu. U
      izbačaju se najprije dovodi na prsa, a tek zatim potiskuje iznad glave. U svakoj natjecatelj ima tri pokušaja,
      najbolji se zbrajaju, i taj zbroj odlučuje o poretku.</p>
      <p>Promjena kategorije nije sitnica. Kategorije u ovom sportu određuje tjelesna masa dizača, pa prijelaz u višu
      znači i drukčije suparnike i veće utege. To što je Pešalov na postolju bio u objema kategorijama čini njegov par
      medalja još zanimljivijim.</p>
      <p>Zlato iz Sydneyja ima i povijesnu težinu: prvo je hrvatsko pojedinačno zlato na ljetnim Igrama. Zimsko je
      uslijedilo dvije godine poslije.</p>`,
  },
  {
    key: 'sara-kolak',
    language: 'hr-HR',
    title: 'Zlatno koplje Sare Kolak',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 33,
    at: '08:25',
    state: 1,
    introtext: `
      <p>Sara Kolak pobijedila je u bacanju koplja na Igrama u Rio de Janeiru 2016. To je jedino hrvatsko olimpijsko
      odličje u toj disciplini.</p>`,
    fulltext: `
      <p>Na ljetnim Igrama u Rio de Janeiru hrvatske su bacačice osvojile dva zlata. Jedno je u bacanju diska osvojila
      Sandra Elkasević (Perković), a drugo u bacanju koplja Sara Kolak, kojoj su to bile prve Igre. Nastupila je i na
      sljedećim dvjema, u Tokiju i Parizu.</p>
      <p>Koplje je jedina bacačka disciplina u kojoj se prilazi trčanjem po ravnom zaletištu; disk, kugla i kladivo
      bacaju se iz kruga. Bacač smije trčati do zaobljene crte, ali je ne smije prijeći. Hitac vrijedi ako koplje tlo
      najprije dotakne vrhom, unutar označenog isječka.</p>
      <p>Natjecanje ima dva dijela. U kvalifikacijama se traži mjesto u završnici, a u završnici svi imaju po tri
      hica, nakon čega najbolji dobivaju još tri. Odlučuje jedan, najdalji. Jedan hitac tako može vrijediti više od
      svih ostalih zajedno.</p>
      <p>Od šest hrvatskih atletskih odličja četiri su bacačka: tri s diskom i jedno s kopljem. Preostala dva osvojena
      su u skoku u vis.</p>`,
  },
];

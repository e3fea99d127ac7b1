import type { StarterArticle } from './starter-article.ts';

/** An article for each summer Games from 1992 to 2024. */
export const summerArticles: readonly StarterArticle[] = [
  {
    key: 'barcelona-1992',
    language: 'hr-HR',
    title: 'Barcelona 1992.: srebro pod koševima i dvije teniske bronce',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 171,
    at: '09:20',
    state: 1,
    introtext: `
      <p>Tri odličja iz Barcelone otvaraju popis hrvatskih olimpijskih medalja: jedno srebro i dvije bronce iz dvaju
      sportova.</p>`,
    fulltext: `
      <p>Ljetne olimpijske igre 1992. održane su u Barceloni. Hrvatska je s njih donijela tri odličja i time započela
      popis koji danas ima pedeset devet redaka. Nijedno od tih prvih odličja nije bilo zlatno, ali su sva tri ostala
      početna točka svake priče o hrvatskom sportu na Igrama.</p>
      <h2>Momčad s dvanaest imena</h2>
      <p>Košarkaši su osvojili srebro. U popisu odličja uz tu medalju stoji dvanaest igrača: Vladan Alanović, Franjo
      Arapović, Danko Cvjetićanin, Alan Gregov, Arijan Komazec, Toni Kukoč, Aramis Naglić, Velimir Perasović, Dražen
      Petrović, Dino Rađa, Žan Tabak i Stojko Vranković. To je do danas jedina hrvatska olimpijska medalja u
      košarci.</p>
      <h2>Dva puta tenis</h2>
      <p>Obje bronce došle su s teniskih terena. Goran Ivanišević osvojio ju je u pojedinačnoj konkurenciji, ali i u
      igri parova, u kojoj mu je partner bio Goran Prpić. Ivanišević je tako postao prvi hrvatski sportaš s dvama
      odličjima s istih Igara.</p>
      <p>Tri medalje, dva sporta i četrnaest osvajača ne govore sve o nastupu u Barceloni, ali pokazuju po čemu se te
      Igre i danas pamte.</p>`,
    picture: {
      name: 'teniski-teren.jpg',
      alt: 'Crtež zemljanoga teniskog terena odozgo, s lopticom i njezinom sjenom',
      caption: 'Dvije od triju barcelonskih medalja osvojene su u tenisu. Ilustracija',
    },
  },
  {
    key: 'atlanta-1996',
    language: 'hr-HR',
    title: 'Atlanta 1996.: prvo zlato stiglo je iz rukometne dvorane',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 169,
    at: '10:05',
    state: 1,
    introtext: `
      <p>Rukometaši su u Atlanti osvojili prvo hrvatsko olimpijsko zlato, a vaterpolisti srebro. Bile su to Igre
      momčadskih sportova.</p>`,
    fulltext: `
      <p>Atlanta je bila domaćin Ljetnih olimpijskih igara 1996. Hrvatska je ondje osvojila dvije medalje i obje su
      bile momčadske. To se više nije ponovilo: na svim kasnijim ljetnim Igrama barem je jedno odličje osvojio
      pojedinac ili par.</p>
      <h2>Zlato</h2>
      <p>U zlatnoj rukometnoj momčadi bili su Patrik Ćavar, Valner Franković, Slavko Goluža, Bruno Gudelj, Vladimir
      Jelčić, Božidar Jović, Nenad Kljaić, Venio Losert, Valter Matošević, Zoran Mikulić, Alvaro Načinović, Goran
      Perkovac, Iztok Puc, Zlatko Saračević, Irfan Smajlagić i Vladimir Šujster. Trojica od njih – Goluža, Losert i
      Matošević – osvojit će zlato i osam godina poslije, u Ateni.</p>
      <h2>Srebro</h2>
      <p>Vaterpolsku momčad sa srebrnim odličjem činila su trinaestorica: Maro Balić, Perica Bukić, Damir Glavan, Igor
      Hinić, Vjekoslav Kobešćak, Joško Kreković, Ognjen Kržić, Dubravko Šimenc, Siniša Školneković, Ratko Štritof,
      Tino Vegar, Renato Vrbičić i Zdeslav Vrdoljak. Hinić će se na postolje vratiti u Londonu 2012., tada kao
      olimpijski pobjednik.</p>
      <p>Dvije medalje, dvadeset devet osvajača: Atlanta je dobar primjer zašto se broj odličja i broj odlikovanih
      sportaša ne smiju miješati.</p>`,
    picture: {
      name: 'rukometni-teren.jpg',
      alt: 'Crtež rukometnog terena odozgo: vrata, crta vratareva prostora i crvena lopta',
      caption: 'Pogled odozgo na rukometni teren. Ilustracija',
    },
  },
  {
    key: 'sydney-2000',
    language: 'hr-HR',
    title: 'Sydney 2000.: zlatni uteg i brončani osmerac',
    category: 'povijest',
    author: 'superadmin',
    daysAgo: 158,
    at: '08:40',
    state: 1,
    introtext: `
      <p>Nikolaj Pešalov osvojio je zlato u dizanju utega, a veslački osmerac broncu. Oba su sporta time prvi put
      upisana na hrvatski popis odličja.</p>`,
    fulltext: `
      <p>Na Ljetnim olimpijskim igrama u Sydneyju 2000. hrvatski su sportaši osvojili dva odličja: jedno zlatno i
      jedno brončano. Srebra nije bilo.</p>
      <p>Zlato pripada Nikolaju Pešalovu, koji je pobijedio u kategoriji do 62 kilograma. To je prva hrvatska
      pojedinačna zlatna medalja na ljetnim Igrama. Do nje je jedina medalja u pojedinačnoj konkurenciji bila teniska
      bronca Gorana Ivaniševića iz Barcelone.</p>
      <p>Broncu je osvojio osmerac s kormilarom. U popisu uz tu medalju stoji devet imena: Igor Boraska, Krešimir
      Čuljak, Igor Francetić, Tihomir Franković, Silvijo Petriško, Nikša Skelin, Siniša Skelin, Tomislav Smoljanović i
      Branimir Vujević. Osam vesala i jedan kormilar objašnjavaju zašto ih je devet.</p>
      <p>Veslanje se otad s popisa gotovo i ne skida. Nikša i Siniša Skelin već su na sljedećim Igrama, u Ateni,
      osvojili srebro u dvojcu bez kormilara, a i Pešalov se ondje vratio na postolje, s broncom. Dva odličja iz
      Sydneyja zato nisu bila usamljena: oba su dobila nastavak četiri godine poslije.</p>`,
  },
  {
    key: 'atena-2004',
    language: 'hr-HR',
    title: 'Atena 2004.: pet odličja u pet različitih sportova',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 150,
    at: '11:30',
    state: 1,
    introtext: `
      <p>Rukomet, plivanje, veslanje, dizanje utega i tenis: pet medalja iz Atene raspoređeno je tako da nijedan sport
      nije imao dvije.</p>`,
    fulltext: `
      <p>Igre su se 2004. vratile u Atenu, grad prvih modernih Igara iz 1896. Hrvatska je osvojila jedno zlato, dva
      srebra i dvije bronce.</p>
      <ul>
      <li><strong>Zlato</strong> – rukometaši, drugi put nakon Atlante.</li>
      <li><strong>Srebro</strong> – Duje Draganja u plivanju, na 50 metara slobodnim stilom.</li>
      <li><strong>Srebro</strong> – Nikša i Siniša Skelin u veslanju, u dvojcu bez kormilara.</li>
      <li><strong>Bronca</strong> – Nikolaj Pešalov u dizanju utega, u kategoriji do 69 kilograma.</li>
      <li><strong>Bronca</strong> – Mario Ančić i Ivan Ljubičić u tenisu, u igri parova.</li>
      </ul>
      <p>Rukometnu momčad činili su Ivano Balić, Davor Dominiković, Mirza Džomba, Slavko Goluža, Nikša Kaleb, Blaženko
      Lacković, Venio Losert, Valter Matošević, Petar Metličić, Vlado Šola, Denis Špoljarić, Goran Šprem, Igor Vori,
      Drago Vuković i Vedran Zrnić.</p>
      <p>Draganjino srebro i danas je jedina hrvatska olimpijska medalja u plivanju. Odličje Ančića i Ljubičića bilo
      je treće tenisko u hrvatskoj zbirci, i sva su tri bila brončana; na prvo zlato u tom sportu čekalo se do
      Tokija.</p>
      <p>Atena je i primjer Igara na kojima se u istom popisu nalaze vrlo različite medalje: jedna je momčadska s
      petnaest imena, dvije pripadaju parovima, a dvije pojedincima.</p>`,
    picture: {
      name: 'rukometni-teren.jpg',
      alt: 'Crtež rukometnog terena s crvenom loptom izvan crte devet metara',
      caption: 'Jedino atensko zlato osvojili su rukometaši. Ilustracija',
    },
  },
  {
    key: 'peking-2008',
    language: 'hr-HR',
    title: 'Peking 2008.: pet osvajača, četiri sporta i nijedna momčad na postolju',
    category: 'povijest',
    author: 'tipfeler',
    daysAgo: 139,
    at: '09:00',
    state: 1,
    introtext: `
      <p>U Pekingu su sva hrvatska odličja bila pojedinačna, a četiri od pet osvojile su žene. Do tada to nije bio
      slučaj ni na jednim ljetnim Igrama.</p>`,
    fulltext: `
      <p>Ljetne olimpijske igre 2008. održane su u Pekingu. Hrvatska je osvojila dva srebra i tri bronce, bez zlata.
      Ipak, po jednoj su osobini te Igre bile novost: na postolju ljetnih Igara prvi su put stajale hrvatske
      sportašice, i to odmah njih četiri.</p>
      <table>
      <thead><tr><th>Sport</th><th>Disciplina</th><th>Odličje</th><th>Ime</th></tr></thead>
      <tbody>
      <tr><td>Atletika</td><td>skok u vis</td><td>srebro</td><td>Blanka Vlašić</td></tr>
      <tr><td>Gimnastika</td><td>konj s hvataljkama</td><td>srebro</td><td>Filip Ude</td></tr>
      <tr><td>Streljaštvo</td><td>zračna puška 10 m</td><td>bronca</td><td>Snježana Pejčić</td></tr>
      <tr><td>Taekwondo</td><td>do 57 kg</td><td>bronca</td><td>Martina Zubčić</td></tr>
      <tr><td>Taekwondo</td><td>do 67 kg</td><td>bronca</td><td>Sandra Šarić</td></tr>
      </tbody>
      </table>
      <p>Atletika, gimnastika, streljaštvo i taekwondo u Pekingu su prvi put ušli na hrvatski popis odličja. Sva
      četiri sporta ostala su na njemu i poslije: atletika s još pet medalja, taekwondo s još četiri, a streljaštvo s
      još tri. Gimnastika je na drugo srebro čekala do Tokija, gdje ga je na preči osvojio Tin Srbić.</p>
      <p>Blanka Vlašić vratila se na postolje u Rio de Janeiru 2016., ponovno u skoku u vis, tada s broncom.</p>`,
    picture: {
      name: 'atletska-staza.jpg',
      alt: 'Crtež zavoja atletske staze odozgo, s pet trkača u svojim stazama',
      caption: 'Atletika je u Pekingu prvi put donijela Hrvatskoj odličje. Ilustracija',
    },
  },
  {
    key: 'london-2012',
    language: 'hr-HR',
    title: 'London 2012.: zlato s diskom, zlato s puškom i zlato u bazenu',
    category: 'olimpijske-igre',
    author: 'tipfeler',
    daysAgo: 137,
    at: '12:15',
    state: 1,
    introtext: `
      <p>Tri zlata, jedno srebro i dvije bronce osvojeno je u šest različitih sportova. U Londonu su osvojena i prva
      hrvatska zlata u atletici i streljaštvu.</p>`,
    fulltext: `
      <p>London je 2012. bio domaćin ljetnih Igara s kojih je Hrvatska donijela šest odličja. Za razliku od Pekinga,
      na njima su važan dio imale momčadi: od šest medalja tri su momčadske.</p>
      <h2>Zlatna</h2>
      <p>Sandra Elkasević (Perković) pobijedila je u bacanju diska, a Giovanni Cernogoraz u trapu, disciplini gađanja
      letećih meta. Treće su zlato osvojili vaterpolisti: Samir Barać, Miho Bošković, Ivan Buljubašić, Damir Burić,
      Andro Bušlje, Nikša Dobud, Igor Hinić, Maro Joković, Petar Muslim, Paulo Obradović, Josip Pavić, Sandro Sukno i
      Frano Vićan.</p>
      <h2>Srebrna i brončana</h2>
      <p>Srebro su u četvercu na pariće osvojili Damir Martin, Martin i Valent Sinković te David Šain. Bronce su
      osvojili rukometaši i Lucija Zaninović, koja je nastupila u taekwondou u kategoriji do 49 kilograma.</p>
      <h2>Što je uslijedilo</h2>
      <p>London je bio početak za mnoge. Sandra Elkasević (Perković) zlato je osvojila i četiri godine poslije, Martin
      i Valent Sinković otad su na postolju bili na svakim ljetnim Igrama, a Damir Martin osvojio je još dvije medalje
      u samcu. Za Venija Loserta i Igora Hinića, koji su prve medalje osvojili još u Atlanti, londonsko je odličje
      zaokružilo šesnaest godina olimpijskih nastupa.</p>`,
    picture: {
      name: 'meta.jpg',
      alt: 'Crtež papirnate mete s četirima pogocima oko crvenog središta',
      caption: 'Jedno od triju londonskih zlata osvojeno je u streljaštvu. Ilustracija',
    },
    gallery: [
      { name: 'vaterpolo-lopta.jpg', caption: 'Vaterpolisti su u Londonu osvojili zlato' },
      { name: 'veslanje-dvojac.jpg', caption: 'Srebro je donio četverac na pariće' },
      { name: 'rukometni-teren.jpg', caption: 'Rukometašima je pripala bronca' },
    ],
  },
  {
    key: 'rio-2016',
    language: 'hr-HR',
    title: 'Deset odličja iz Rija: kako su nastale najuspješnije hrvatske Igre',
    category: 'olimpijske-igre',
    author: 'superadmin',
    daysAgo: 24,
    at: '09:45',
    state: 1,
    izdvojeno: 1,
    introtext: `
      <p>Pet zlata, tri srebra i dvije bronce: ni na jednim drugim Igrama hrvatski sportaši nisu osvojili toliko
      medalja. Donosimo sve redom, sport po sport.</p>`,
    fulltext: `
      <p>Rio de Janeiro bio je 2016. prvi južnoamerički grad koji je ugostio Olimpijske igre. Za Hrvatsku su to bile
      sedme ljetne Igre i po broju odličja najuspješnije dosad. Deset medalja otprilike je šestina svih koje su
      hrvatski sportaši osvojili od 1992. do 2024., a pet zlata četvrtina je svih zlatnih.</p>
      <p>Brojevi sami po sebi malo govore. Zanimljivije je kako su raspoređeni: šest sportova, sedam muških i tri
      ženske medalje, jedna momčadska, dvije u paru i sedam pojedinačnih.</p>
      <h2>Sve medalje iz Rija</h2>
      <table>
      <thead><tr><th>Odličje</th><th>Sport</th><th>Disciplina</th><th>Osvajači</th></tr></thead>
      <tbody>
      <tr><td>zlato</td><td>Atletika</td><td>bacanje diska</td><td>Sandra Elkasević (Perković)</td></tr>
      <tr><td>zlato</td><td>Atletika</td><td>bacanje koplja</td><td>Sara Kolak</td></tr>
      <tr><td>zlato</td><td>Jedrenje</td><td>klasa 470</td><td>Šime Fantela i Igor Marenić</td></tr>
      <tr><td>zlato</td><td>Streljaštvo</td><td>trap</td><td>Josip Glasnović</td></tr>
      <tr><td>zlato</td><td>Veslanje</td><td>dvojac na pariće</td><td>Martin i Valent Sinković</td></tr>
      <tr><td>srebro</td><td>Jedrenje</td><td>klasa Laser</td><td>Tonči Stipanović</td></tr>
      <tr><td>srebro</td><td>Vaterpolo</td><td>muškarci</td><td>hrvatska momčad</td></tr>
      <tr><td>srebro</td><td>Veslanje</td><td>samac</td><td>Damir Martin</td></tr>
      <tr><td>bronca</td><td>Atletika</td><td>skok u vis</td><td>Blanka Vlašić</td></tr>
      <tr><td>bronca</td><td>Boks</td><td>iznad 91 kg</td><td>Filip Hrgović</td></tr>
      </tbody>
      </table>
      <h2>Atletika: tri žene, tri medalje</h2>
      <p>Atletika je u Riju bila najuspješniji hrvatski sport. Sve tri medalje osvojile su žene i sve u tehničkim
      disciplinama: dvjema bacačkima i jednoj skakačkoj. Sandra Elkasević (Perković) obranila je londonski naslov u
      bacanju diska. Sara Kolak pobijedila je u bacanju koplja i tako donijela prvo hrvatsko odličje u toj disciplini.
      Blanka Vlašić, srebrna u Pekingu 2008., osam godina poslije osvojila je broncu.</p>
      <p>Da je atletika u Riju bila zasebna zemlja, imala bi više zlata nego cijela hrvatska momčad u Pekingu ili
      Ateni. Takve su usporedbe, dakako, samo igra, ali pokazuju koliko je jedan sport može obilježiti jedne Igre.</p>
      <h2>Voda: veslanje, jedrenje i vaterpolo</h2>
      <p>Polovica odličja iz Rija osvojena je na vodi ili u njoj. Dva su veslačka, dva jedriličarska, a jedno
      vaterpolsko.</p>
      <h3>Dva čamca</h3>
      <p>Martin i Valent Sinković četiri su godine prije, u Londonu, veslali u srebrnom četvercu na pariće. U Riju su
      nastupili u dvojcu na pariće i osvojili zlato, prvo veslačko na hrvatskom popisu. U istom je londonskom četvercu
      bio i Damir Martin, koji je u Riju veslao sam i osvojio srebro u samcu. Trojica od četvorice veslača tako su se
      vratila na postolje, ali u drugim čamcima.</p>
      <h3>Dvije klase</h3>
      <p>Jedrenje do Rija nije bilo na hrvatskom popisu odličja. Šime Fantela i Igor Marenić osvojili su zlato u klasi
      470, dvosjedu s dvočlanom posadom, a Tonči Stipanović srebro u klasi Laser, u kojoj je u jedrilici jedan
      jedriličar. Stipanović će isto odličje osvojiti i u Tokiju.</p>
      <figure>
      <img src="/files/clanci-slike/jedrilica.jpg"
      alt="Crtež jedrilice s crvenim jedrom nagnute na valovima, sa suncem nisko nad obzorom">
      <figcaption>Jedrenje je u Riju prvi put donijelo Hrvatskoj medalje, i to dvije. Ilustracija</figcaption></figure>
      <h3>Trinaest vaterpolista</h3>
      <p>Vaterpolska momčad, londonski pobjednik, u Riju je bila druga. Srebro su osvojili Marko Bijač, Luka Bukić,
      Damir Burić, Andro Bušlje, Xavier García Gadea, Maro Joković, Ivan Krapić, Luka Lončar, Marko Macan, Josip
      Pavić, Antonio Petković, Sandro Sukno i Anđelo Šetka. Burić, Bušlje, Joković, Pavić i Sukno bili su i u zlatnoj
      momčadi iz Londona.</p>
      <h2>Streljaštvo i boks</h2>
      <p>Josip Glasnović pobijedio je u trapu, istoj disciplini u kojoj je u Londonu zlato osvojio Giovanni
      Cernogoraz. Dva različita strijelca, dva zlata zaredom u jednoj disciplini: to je na hrvatskom popisu
      jedinstven slučaj.</p>
      <p>Filip Hrgović osvojio je broncu u superteškoj kategoriji, iznad 91 kilograma. To je jedina hrvatska medalja u
      boksu od 1992.</p>
      <h2>Rio među drugim Igrama</h2>
      <p>Koliko je deset mnogo, pokazuje usporedba. U Barceloni su osvojena tri odličja, u Atlanti i Sydneyju po dva,
      u Ateni i Pekingu po pet, a u Londonu šest. Niz je uglavnom rastao, ali nikada tako naglo kao između Londona i
      Rija. Poslije Rija malo se spustio, na osam u Tokiju i sedam u Parizu, no ostao je iznad svega što je bilo prije
      2016.</p>
      <p>Drukčija se slika dobije ako se gledaju boje. U Riju je zlatna bila svaka druga medalja, u Londonu također, a
      u Pekingu nijedna. Srebra su u Riju osvojena samo u sportovima na vodi: u jedrenju, vaterpolu i veslanju. Obje
      su bronce, naprotiv, došle s kopna.</p>
      <p>Zanimljiv je i odnos pojedinaca i momčadi. Medalju su iz Rija ponijela dvadeset četiri hrvatska sportaša:
      trinaest vaterpolista, četvorica članova dvaju parova i sedmero pojedinaca. Kada bi se odličja brojila po
      ljudima, vaterpolsko bi srebro bilo teže od svih ostalih zajedno. U tablici, dakako, jedno vrijedi koliko i
      drugo.</p>
      <h2>Što se iz tablice ne vidi</h2>
      <p>Tablica odličja mjeri samo ono što se dogodilo na postolju. Iza nje ostaju svi koji su nastupili, a medalju
      nisu osvojili, i svi koji se na Igre nisu plasirali. Stoga valja biti oprezan sa zaključcima: deset medalja na
      jednim Igrama ne znači da je sport u toj godini bio deset puta bolji nego u godini kada je medalja bila
      jedna.</p>
      <p>Ipak, nekoliko je stvari sigurno:</p>
      <ul>
      <li>pet zlata s jednih Igara najveći je broj na hrvatskom popisu; po tri su osvojena u Salt Lake Cityju 2002.,
      Londonu 2012. i Tokiju 2020.;</li>
      <li>medalje su osvojene u šest sportova, jednako kao u Londonu;</li>
      <li>u jedrenju i boksu osvojena su prva odličja na hrvatskom popisu;</li>
      <li>Sandra Elkasević (Perković), Damir Martin te Martin i Valent Sinković na postolju su bili i u Londonu, a
      Sinkovići, Martin i Stipanović i na sljedećim Igrama, u Tokiju.</li>
      </ul>
      <p>Rio je zato i zbroj jednoga i početak drugog naraštaja odličja. Neki su ondje potvrdili ono što su već imali,
      neki su stajali na postolju prvi put, a neki će se na njega vraćati i poslije.</p>`,
    picture: {
      name: 'medalje.jpg',
      alt: 'Stupci zlatnih, srebrnih i brončanih točaka na tamnoj podlozi, po jedan za svake Igre',
      caption: 'Najviši stupac pripada Riju: deset točaka za deset medalja. Ilustracija',
    },
    gallery: [
      { name: 'atletska-staza.jpg', caption: 'Atletika: dva zlata i jedna bronca' },
      { name: 'veslanje-dvojac.jpg', caption: 'Veslanje: zlato i srebro' },
      { name: 'vaterpolo-lopta.jpg', caption: 'Vaterpolo: srebro' },
      { name: 'meta.jpg', caption: 'Streljaštvo: zlato' },
    ],
  },
  {
    key: 'tokio-2020',
    language: 'hr-HR',
    title: 'Tokio 2020.: osam medalja s Igara koje su čekale godinu dana',
    category: 'olimpijske-igre',
    author: 'tipfeler',
    daysAgo: 58,
    at: '10:50',
    state: 1,
    introtext: `
      <p>Igre u Tokiju održane su 2021., a zadržale su ime i godinu 2020. Hrvatska je s njih donijela tri zlata, tri
      srebra i dvije bronce.</p>`,
    fulltext: `
      <p>Osam hrvatskih odličja iz Tokija osvojeno je u pet sportova: tenisu, veslanju, taekwondou, gimnastici i
      jedrenju. Nijedno nije momčadsko, što se na ljetnim Igrama prije toga dogodilo samo u Pekingu.</p>
      <h2>Tri zlata</h2>
      <p>Matea Jelić pobijedila je u taekwondou, u kategoriji do 67 kilograma, i to je prvo hrvatsko zlato u tom
      sportu. Nikola Mektić i Mate Pavić osvojili su zlato u tenisu, u igri parova. Martin i Valent Sinković bili su
      najbolji u dvojcu bez kormilara.</p>
      <h2>Tri srebra</h2>
      <p>Marin Čilić i Ivan Dodig osvojili su srebro u igri parova, pa su u tenisu na postolju stajala dva hrvatska
      para. Tin Srbić bio je drugi na preči, a Tonči Stipanović u klasi Laser, kao i u Riju.</p>
      <h2>Dvije bronce</h2>
      <p>Toni Kanaet osvojio je broncu u taekwondou, u kategoriji do 80 kilograma, a Damir Martin u samcu. Martin je
      time upotpunio niz: srebro u četvercu na pariće, srebro u samcu i bronca u samcu, na trima uzastopnim
      Igrama.</p>
      <p>Po broju zlata Tokio je izjednačen s Londonom, a po ukupnom broju odličja drugi je iza Rija.</p>`,
    picture: {
      name: 'gimnasticka-preca.jpg',
      alt: 'Crtež velekovrtljaja na preči u devet uzastopnih položaja, posljednji je crven',
      caption: 'Na preči je u Tokiju osvojeno srebro. Ilustracija',
    },
    gallery: [
      { name: 'teniski-teren.jpg', caption: 'U igri parova zlato i srebro' },
      { name: 'veslanje-dvojac.jpg', caption: 'Veslanje: zlato i bronca' },
      { name: 'jedrilica.jpg', caption: 'Jedrenje: srebro' },
    ],
  },
  {
    key: 'pariz-2024',
    language: 'hr-HR',
    title: 'Sedam odličja iz Pariza, u sedam sportova',
    category: 'olimpijske-igre',
    author: 'tipfeler',
    daysAgo: 2,
    at: '08:10',
    state: 1,
    izdvojeno: 1,
    pinned: true,
    introtext: `
      <p>Judo, veslanje, tenis, vaterpolo, atletika, streljaštvo i taekwondo: svaka od sedam pariških medalja pripada
      drugom sportu.</p>`,
    fulltext: `
      <p>S Ljetnih olimpijskih igara u Parizu 2024. Hrvatska je donijela dva zlata, dva srebra i tri bronce. Sedam
      medalja u sedam sportova najveća je raznolikost na jednim Igrama otkako se vodi hrvatski popis.</p>
      <ol>
      <li><strong>Barbara Matić</strong>, zlato u judu, kategorija do 70 kilograma.</li>
      <li><strong>Martin i Valent Sinković</strong>, zlato u veslanju, dvojac bez kormilara.</li>
      <li><strong>Donna Vekić</strong>, srebro u tenisu, pojedinačno.</li>
      <li><strong>Vaterpolska momčad</strong>, srebro.</li>
      <li><strong>Sandra Elkasević (Perković)</strong>, bronca u atletici, bacanje diska.</li>
      <li><strong>Miran Maričić</strong>, bronca u streljaštvu, zračna puška 10 metara.</li>
      <li><strong>Lena Stojković</strong>, bronca u taekwondou, kategorija do 49 kilograma.</li>
      </ol>
      <p>Vaterpolsku su momčad činili Marko Bijač, Matias Biljaka, Luka Bukić, Rino Burić, Loren Fatović, Maro
      Joković, Konstantin Kharkov, Luka Lončar, Jerko Marinić Kragić, Toni Popadić, Josip Vrlić, Ante Vukičević i
      Marko Žuvela.</p>
      <p>Zlato Barbare Matić prva je hrvatska medalja u judu, a srebro Donne Vekić prva u ženskom tenisu. Sandra
      Elkasević osvojila je svoje treće olimpijsko odličje, a Martin i Valent Sinković četvrto.</p>
      <p>Od sedam medalja četiri su osvojile žene. Tako je bilo i u Pekingu 2008., ali tada od ukupno pet.</p>`,
    picture: {
      name: 'judo-pojas.jpg',
      alt: 'Crtež kimona za judo s tamnim pojasom zavezanim u čvor',
      caption: 'Zlato u judu prvo je hrvatsko u tom sportu. Ilustracija',
    },
  },
];

import Foundation

/// What is at a place: its address.
// Safe: nothing in it changes once it is made.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The place.
    public let location: CLLocation?
    /// The name, such as that of a building.
    public let name: String?
    /// The street, and the number in it.
    public let thoroughfare, subThoroughfare: String?
    /// The town, and the part of it.
    public let locality, subLocality: String?
    /// The state or province, and the county.
    public let administrativeArea, subAdministrativeArea: String?
    /// The code of the post.
    public let postalCode: String?
    /// The country, and its code of two letters (ISO 3166).
    public let country, isoCountryCode: String?
    /// The lake or the sea.
    public let inlandWater, ocean: String?
    /// What is known there, such as sights.
    public let areasOfInterest: [String]?
    /// What is around, as far as the placemark means it.
    public let region: CLRegion?
    /// The time there.
    public let timeZone: TimeZone?

    /// Creates what a service has found; what it does not know is left out.
    public init(
        location: CLLocation?,
        name: String? = nil,
        thoroughfare: String? = nil,
        subThoroughfare: String? = nil,
        locality: String? = nil,
        subLocality: String? = nil,
        administrativeArea: String? = nil,
        subAdministrativeArea: String? = nil,
        postalCode: String? = nil,
        country: String? = nil,
        isoCountryCode: String? = nil,
        inlandWater: String? = nil,
        ocean: String? = nil,
        areasOfInterest: [String]? = nil,
        region: CLRegion? = nil,
        timeZone: TimeZone? = nil
    ) {
        self.location = location
        self.name = name
        (self.thoroughfare, self.subThoroughfare) = (thoroughfare, subThoroughfare)
        (self.locality, self.subLocality) = (locality, subLocality)
        self.administrativeArea = administrativeArea
        self.subAdministrativeArea = subAdministrativeArea
        self.postalCode = postalCode
        (self.country, self.isoCountryCode) = (country, isoCountryCode)
        (self.inlandWater, self.ocean) = (inlandWater, ocean)
        self.areasOfInterest = areasOfInterest
        self.region = region
        self.timeZone = timeZone
    }

    /// Creates a copy.
    public convenience init(placemark: CLPlacemark) {
        self.init(
            location: placemark.location,
            name: placemark.name,
            thoroughfare: placemark.thoroughfare,
            subThoroughfare: placemark.subThoroughfare,
            locality: placemark.locality,
            subLocality: placemark.subLocality,
            administrativeArea: placemark.administrativeArea,
            subAdministrativeArea: placemark.subAdministrativeArea,
            postalCode: placemark.postalCode,
            country: placemark.country,
            isoCountryCode: placemark.isoCountryCode,
            inlandWater: placemark.inlandWater,
            ocean: placemark.ocean,
            areasOfInterest: placemark.areasOfInterest,
            region: placemark.region,
            timeZone: placemark.timeZone
        )
    }
}
